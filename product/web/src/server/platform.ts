/** The embedded services, set up as the product wants them; none when a hosted Supabase is configured. */
import { join } from "node:path";
import type { Context } from "hono";
import { startPlatform, type Platform, type PlatformOptions } from "@platform/host/create-platform";
import { platformSchemas } from "@platform/host/schemas";
import { platformSettings, type PlatformSettings } from "@platform/host/settings";
import type { Policy } from "@platform/realtime/callers/rights";
import type { Logger } from "@platform/kernel/logger";
import { letServe, type Addresses } from "@product/database/roles/addresses";
import { demoAccounts, demoPassword } from "@product/database/demo/accounts";
import { passwordLength, passwordLengthWithSecondFactor, serviceProofMinutes } from "@product/domain/credentials";
import { recordAccountEvent } from "#features/access/account/commands.server.ts";
import { deliveryModesOf, printing } from "#server/mail/delivery-modes.ts";
import type { Config } from "./config.ts";
import { bucketSettings } from "./files/buckets.ts";
import { seenFromOutside } from "#server/middleware/outside.ts";
import { offersPhone, smsCarrier } from "#server/mail/phone-messages.ts";
import { secretKeyOf } from "./secret-key.ts";

export type ServicesOptions = {
  config: Config;
  /** Where people reach the site: links in mails lead there, whatever a request says. */
  siteUrl: string;
  database: Addresses;
  demo: boolean;
  /** Decides about private channels. */
  channelPolicy: Policy;
  /** The sender of mails; the product unless given. */
  brand?: NonNullable<PlatformOptions["brand"]>;
  /** Shows a demonstration's messages to whoever started it. */
  say?: (line: string) => void;
  /** Messages that are kept can be opened; for development and tests alone. */
  readable?: boolean;
  log: Logger;
};

export async function startServices({
  config,
  siteUrl,
  database,
  demo,
  channelPolicy,
  brand,
  say = () => {},
  readable = false,
  log,
}: ServicesOptions): Promise<Platform | undefined> {
  if (config.supabase) return undefined;
  const delivery = deliveryModesOf({ config, demo, readable });
  const printed = printing(say);
  const platform = await startPlatform({
    settings: await settingsOf(config, siteUrl, offersPhone(config, demo)),
    database: {
      url: database.url,
      directUrl: config.databaseDirectUrl,
      ownerUrl: database.ownerUrl,
      giveRights: async () => letServe(database, await platformSchemas()),
    },
    // The browser touches files only by signed addresses that this server gives out, so that nobody else has any right there.
    filesDir: join(config.dataDir, "files"),
    // A person can announce only their own presence.
    policies: { realtime: channelPolicy, presenceKey: ({ userId }) => userId },
    // Our own calls for a visitor carry the visitor's address where nobody outside can put one.
    addressOf: (c: Context) => c.env?.clientAddress ?? seenFromOutside(c, config).address,
    requestIdOf: (c: Context) => c.get("requestId"),
    recordAccountEvent,
    ...(brand ? { brand } : {}),
    sendMail: delivery.mail === "printed" ? printed.sendMail : undefined,
    sendSms: config.sms ? smsCarrier(config.sms) : delivery.sms === "printed" ? printed.sendSms : undefined,
    readableMessages: readable,
    log,
  });
  if (demo) await openDemoAccounts(platform);
  return platform;
}

async function settingsOf(config: Config, siteUrl: string, phone: boolean): Promise<PlatformSettings> {
  const { openId, oauthServer, captcha, signing, mail, s3, clamd } = config;
  return platformSettings.parse({
    secretKey: await secretKeyOf(config),
    ...signing,
    mail,
    // No screen uses a public channel, so these are closed to everyone. A person who goes through many records is
    // present at each of them.
    realtime: { privateOnly: true, presence: { calls: { count: 120, seconds: 30 } } },
    storage: { externalUrl: `${siteUrl}/storage/v1`, buckets: bucketSettings, s3, clamd },
    auth: {
      siteUrl,
      externalUrl: `${siteUrl}/auth/v1`,
      // Accounts are made by invitation and by our own forms, never by whoever knows the address of the service.
      signup: { enabled: false },
      freshProofSeconds: serviceProofMinutes * 60,
      sessions: { unkeptInactivitySeconds: config.unusedSessionHours * 3600 },
      // Eight digits: a hundred guesses in the hour that they live are one in a million.
      email: { autoConfirm: false, links: "confirm", otpLength: 8 },
      password: {
        minLength: passwordLength,
        minLengthWithSecondFactor: passwordLengthWithSecondFactor,
        requireReauthentication: true,
      },
      // A person with a phone factor is still asked for it: turning the factor off later must not open the account
      // without it.
      mfa: { phone: { enroll: phone, verify: true } },
      passkeys: { enabled: true },
      // Whom the company invited comes in with its own account too. Only from our pages: a session that a browser did not ask for is none.
      saml: { enabled: true, joinsByDomain: true, idpInitiated: false },
      webauthn: { rpName: "Cuadrante" },
      oauthServer: { enabled: oauthServer },
      outsideHosts: config.outboundHosts,
      manualLinking: true,
      bindLinksToBrowser: true,
      // Strangers must not learn who works for a company.
      hideStrangers: true,
      ...(openId ? { providers: { [openId.name]: openId.provider } } : {}),
      ...(captcha ? { captcha: captchaSettings(captcha) } : {}),
      // A venue's Wi-Fi puts hundreds of workers on one address; accounts have limits of their own.
      limits: {
        token: often,
        verify: often,
        otp: often,
        mfa: often,
        passkey: often,
        sso: often,
        saml: often,
        oauth: often,
        mails: often,
        texts: often,
      },
    },
  });
}

const captchaSettings = ({ provider, secret, verifyUrl }: NonNullable<Config["captcha"]>) => ({
  provider,
  secret,
  ...(verifyUrl ? { url: verifyUrl } : {}),
});

const often = { count: 3000, seconds: 300, burst: 1000 };

/** They have known passwords, so they exist in demonstrations only; a second start finds them there. */
async function openDemoAccounts({ auth, apiKeys }: Platform): Promise<void> {
  const key = apiKeys!.secret[0]!;
  const headers = { apikey: key, authorization: `Bearer ${key}`, "content-type": "application/json" };
  for (const { id, email, name } of demoAccounts) {
    // Asked first, because the password of an account to be made is hashed before anybody sees that it is there.
    if ((await auth.request(`/admin/users/${id}`, { headers })).ok) continue;
    const response = await auth.request("/admin/users", {
      method: "POST",
      headers,
      body: JSON.stringify({
        id,
        email,
        password: demoPassword,
        email_confirm: true,
        user_metadata: { name },
      }),
    });
    const isThere = ["email_exists", "user_already_exists"].includes(response.headers.get("x-sb-error-code") ?? "");
    if (!response.ok && !isThere) throw new Error(`The demo account ${email} cannot be made: ${await response.text()}`);
  }
}
