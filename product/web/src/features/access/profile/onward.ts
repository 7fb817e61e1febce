/** Where the forms of the page lead once they are carried out. */
import { redirect, redirectDocument } from "react-router";
import { localeCookie } from "#i18n/choose-locale.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import type { Sent } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { tellSaved } from "#request/forms/saved-notice.ts";
import type { Part } from "./parts.ts";
import type { Details } from "./schema.ts";

/** To the page again, which tells what was done. */
export const backTo =
  (part: Part) =>
  (_result: unknown, request: Request): string =>
    `${profileOf(request)}#${part}`;

type SavedDetails = Pick<Details, "language" | "colourMode"> & { isLanguageNew: boolean; isColourNew: boolean };

/** A new language or colour mode needs a new document, whose first paint knows both by their cookies. */
export function withNewLook(saved: SavedDetails, request: Request, context: Sent["context"]) {
  const { language, colourMode, isLanguageNew, isColourNew } = saved;
  const path = profileOf(request);
  const page = `${isLanguageNew ? inLocale(path, language) : path}#${"details-saved" satisfies Part}`;
  if (!isLanguageNew && !isColourNew) return page;
  const secure = context.get(requestContext).settings.auth.secure ? "; Secure" : "";
  const kept = `Path=/; Max-Age=${localeCookie.maxAge}; SameSite=Lax${secure}`;
  const headers = new Headers({ "Set-Cookie": tellSaved(page) });
  if (isLanguageNew) headers.append("Set-Cookie", `${localeCookie.name}=${language}; ${kept}`);
  headers.append("Set-Cookie", `colour-mode=${colourMode}; ${kept}`);
  return redirectDocument(page, { status: 303, headers });
}

/** A sign-out that includes this device loads a new document, with no data of the user left in the browser. */
export const afterSignOut = (scope: "local" | "others" | "global", request: Request) =>
  scope === "others"
    ? backTo("signed-out-elsewhere")(scope, request)
    : redirectDocument(inLocale("/login", localeOf(pageAddress(request).pathname)), 303);

/** The page asks for the code that was sent, in the form that it was sent for. */
export function askForCode(_sent: unknown, request: Request): Response {
  const at =
    pageAddress(request)
      .searchParams.get("at")
      ?.replace(/[^\w-]/g, "") ?? "";
  return redirect(`${profileOf(request)}?proof=code&at=${at}#${at}`, 303);
}

const profileOf = (request: Request) => pageAddress(request).pathname;
