import { createContext } from "react-router";
import type { Brand } from "@product/domain/branding/brand";
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import type { Menus } from "@product/domain/site/menus";
import { failure } from "./failures.ts";

/** Facts of one request that every loader and action may ask for. */
export type RequestFacts = {
  id: string;
  locale: Locale;
  /** Absent on pages kept in the cache: their scripts are allowed by hash. */
  nonce: string | undefined;
  demo: boolean;
  settings: PublicSettings;
  /** How the installation shows itself at present. */
  brand: () => Promise<Brand>;
  /** The links of public pages, in the language of this one. */
  menus: () => Promise<Menus>;
  /** Whose site it is, as its foot says. */
  companies: () => Promise<readonly CompanyDetails[]>;
  /** Told what the loaders gave, where the page is kept together with it. */
  keepLoaderData?: (loaderData: object) => void;
  /** Tells the server of an error that is ours to mend. */
  report: (error: unknown) => void;
};

export type CompanyDetails = Record<"name" | "taxId" | "address" | "email" | "registry", string>;

/** The settings of the installation that every page may know. */
export type PublicSettings = {
  buildId: string;
  /** The site as people see it, for addresses that should be whole; empty when nobody said. */
  origin: string;
  consentScriptUrl: string | undefined;
  tagManagerId: string | undefined;
  iconServiceUrl: string | undefined;
  /** The delivery of mails about accounts, and of the mails and text messages that the product writes. */
  delivery: { account: DeliveryModes; mail: DeliveryModes; sms: DeliveryModes };
  /** How a browser reaches the authentication service: on the page's own origin when no address is named. */
  auth: {
    url: string | undefined;
    key: string;
    cookie: string;
    secure: boolean;
    provider: string | undefined;
    /** By which address that provider goes. */
    issuer: string | undefined;
    /** Hours without use that end a session which nobody asked to keep; a hosted service decides by itself. */
    unusedSessionHours: number | undefined;
    /** A phone may be a second step. */
    phone: boolean;
    /** People may sign in with a passkey. */
    passkeys: boolean;
    /** People may sign in to other applications with their account here. */
    apps: boolean;
    /** The service that checks that a person is signing in, where there is one. */
    captcha: { provider: "hcaptcha" | "turnstile"; siteKey: string } | undefined;
  };
};

/** On its way, shown to whoever started a demonstration, or kept, so that it reaches nobody. */
export type DeliveryModes = "sent" | "printed" | "kept";

export const requestContext = createContext<RequestFacts>();
export const actorContext = createContext<Actor>();

export const notPermitted = (signedIn: boolean) => failure(signedIn ? "notPermitted" : "signInNeeded");
