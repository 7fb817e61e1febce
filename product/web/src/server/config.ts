/** The whole configuration: one object, read once at start. Nothing else reads the environment. */
import { join } from "node:path";
import { z } from "zod";
import { isTimeZone, usualZone, type Zone } from "@product/domain/time/zone";
import { StartProblem } from "@platform/kernel/start-problem";
import { databaseSettings } from "#server/settings/config-database.ts";
import { addressesIn, checkAddresses, domainsIn, listOf } from "#server/settings/config-lists.ts";
import { missingPartners } from "#server/settings/config-partners.ts";
import { arrangedSignIn, signInSettings } from "#server/settings/config-sign-in.ts";
import { hostAndPort, oneOf, scriptUrl, text, webUrl, wholeNumber } from "#server/settings/config-values.ts";
import { readDotEnv } from "#server/settings/dot-env.ts";

export type Config = ReturnType<typeof arrange>;

/** The process's environment over what `.env` says. */
export const configOfThisProcess = (): Config =>
  readConfig({ ...withoutEmpty(readDotEnv(".env")), ...withoutEmpty(process.env) });

/** Throws a StartProblem with one line per bad value. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const values = withoutEmpty(environment);
  const parsed = settings.safeParse(values);
  const issues = [...(parsed.error?.issues ?? []), ...missingPartners(values)];
  if (parsed.success && issues.length === 0) return arrange(parsed.data);
  const lines = issues.map((issue) => complaint(String(issue.path[0]), issue.message, values));
  throw new StartProblem([...new Set(lines)].join("\n"));
}

/** An empty value counts as none. */
const withoutEmpty = (environment: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""));

function complaint(name: string, message: string, values: Record<string, string | undefined>): string {
  const mayBeShown = values[name] !== undefined && !/KEY|TOKEN|URL|SECRET|PASSPHRASE/.test(name);
  return `${name} ${message}${mayBeShown ? `, but is "${values[name]}"` : ""}.`;
}

const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe("Port to serve on; 0 takes a free one."),
  HOST: text.default("127.0.0.1").describe("Address to listen on. `0.0.0.0` or `::` for every network."),
  DATA_DIR: text.default("./data").describe("Folder for the embedded database, files and keys."),
  ...databaseSettings,
  TIME_ZONE: text
    .refine(isTimeZone, "must be the name of a time zone")
    .default(usualZone)
    .describe("Where the installation stands, for days that belong to no company or venue of their own."),
  EMBEDDED_RUN_AS: oneOf(["auto", "self", "namespace", "nobody"])
    .default("auto")
    .describe("Who runs the embedded PostgreSQL, which refuses root. `auto` decides."),
  SECRET_KEY: text
    .min(32, "must have at least 32 characters")
    .optional()
    .describe(
      "Master key of what is encrypted; the same for all processes that share a database. Unset: made at the first start and kept in the data folder.",
    ),
  NEW_SECRET_KEY: text
    .min(32, "must have at least 32 characters")
    .optional()
    .describe("Successor of SECRET_KEY, for `npm run admin -- rotate-secret-key` alone."),
  BACKUP: oneOf(["on", "off"]).default("on").describe("Nightly [backups](guides/backup-and-restore.md)."),
  BACKUP_DIR: text
    .optional()
    .describe("Folder for backups, best on another disk. Unset: `backups` in the data folder."),
  BACKUP_KEEP_DAYS: wholeNumber(1, 3_650).default(14).describe("Days for which nightly backups are kept."),
  BACKUP_PASSPHRASE: text
    .min(12, "must have at least 12 characters")
    .optional()
    .describe("Encrypts backups. Without it, whoever can read the folder can read everything."),
  SITE_URL: webUrl.optional().describe("The address that people see, when a proxy or another name stands in front."),
  SUPABASE_URL: webUrl
    .optional()
    .describe("A hosted Supabase for sign-in, files and live updates, instead of the embedded services."),
  SUPABASE_PUBLISHABLE_KEY: text.optional().describe("Its public key."),
  SUPABASE_SECRET_KEY: text.optional().describe("Its secret key; never sent to a browser."),
  S3_ENDPOINT: webUrl
    .optional()
    .describe("An S3-speaking service that keeps the bytes of files, instead of the data folder."),
  S3_BUCKET: text
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")
    .optional()
    .describe("Its bucket, for these files alone."),
  S3_REGION: text.default("us-east-1").describe("Its region."),
  S3_ACCESS_KEY_ID: text.optional().describe("Our name there."),
  S3_SECRET_ACCESS_KEY: text.optional().describe("Our secret there."),
  S3_PATH_STYLE: oneOf(["on", "off"])
    .default("on")
    .describe("Whether the bucket stands in the path of an address. Off: in its host, as Amazon prefers."),
  CLAMD_ADDRESS: hostAndPort
    .optional()
    .describe("A ClamAV daemon that looks into every uploaded file; one that is away lets nothing pass."),
  SIGNING_ALGORITHM: oneOf(["ES256", "RS256", "HS256"])
    .default("ES256")
    .describe("How the embedded service signs access tokens. HS256 needs JWT_SECRET."),
  JWT_SECRET: text
    .min(32, "must have at least 32 characters")
    .optional()
    .describe("Secret shared with other programs that verify or make tokens (HS256)."),
  SMTP_URL: text
    .regex(/^smtps?:\/\/\S+$/, "must be an address such as smtp://user:password@mail.example.com:587")
    .optional()
    .describe(
      "Mail server. Unset: no mail leaves, and whoever invites someone or writes to a worker gets the link to pass it on.",
    ),
  MAIL_FROM: text.default("Cuadrante <no-reply@localhost>").describe("Sender of mails: `Name <address>`."),
  SMS_URL: text
    .regex(/^https?:\/\/\S+$/, "must be an address that takes text messages")
    .refine((url) => URL.canParse(url), "must be an address that takes text messages")
    .optional()
    .describe(
      'An address that sends [text messages](text-messages.md): it gets `{"to", "text", "id"}` as JSON. Unset: they are kept, and reach nobody.',
    ),
  SMS_TOKEN: text.optional().describe("Bearer token that goes with each of them."),
  PHONE_SECOND_STEP: oneOf(["on", "off"])
    .optional()
    .describe(
      "Whether a phone that gets text messages may be a second step. Unset: on where such a message reaches someone, which is with SMS_URL and in demo mode.",
    ),
  ...signInSettings,
  TLS_CERT: text.optional().describe("Certificate file (PEM), to serve HTTPS directly."),
  TLS_KEY: text.optional().describe("Its key file (PEM)."),
  DEMO: oneOf(["on", "off"])
    .optional()
    .describe("Demo mode. Unset: on for a new embedded database that only this machine can reach."),
  TRUSTED_PROXIES: text
    .default("")
    .superRefine(checkAddresses)
    .describe("Addresses or networks (comma-separated) whose forwarded headers are believed. None by default."),
  LOG_LEVEL: oneOf(["trace", "debug", "info", "warn", "error", "silent"])
    .default("info")
    .describe("How much is logged."),
  LOCALE_DOMAINS: text
    .default("")
    .refine(
      (list) => listOf(list).every((entry) => /^(en|es)=[a-z0-9.-]+$/i.test(entry)),
      "must be pairs such as es=cuadrante.example, en=staff.example",
    )
    .describe("Languages of domains, for visitors whose browser wants neither English nor Spanish: `es=…, en=…`."),
  ROOT_REDIRECT: text
    .regex(/^\/(?![/\\])[^\s?#]*$/, "must be a path such as /login")
    .optional()
    .describe("A path to which `/` leads."),
  REDIRECT_HOSTS: text
    .default("")
    .describe("Other sites (comma-separated hosts) to which route rules may lead. None by default."),
  OUTBOUND_HOSTS: text
    .default("")
    .describe(
      "Hosts on networks of one's own (comma-separated, `host` or `host:port`) that may be asked at addresses which the office types, such as the metadata of an identity provider. None by default.",
    ),
  ICON_SERVICE_URL: webUrl.optional().describe("An Iconify service for icons chosen in content, instead of our own."),
  CONSENT_SCRIPT_URL: scriptUrl
    .optional()
    .describe("A [consent script](consent-provider.md) to load instead of the built-in one."),
  TAG_MANAGER_ID: text
    .regex(/^GTM-[A-Z0-9]+$/, "must be a container such as GTM-ABC123")
    .optional()
    .describe("Tag manager container, loaded only after consent."),
  METRICS_TOKEN: text
    .min(16, "must have at least 16 characters")
    .optional()
    .describe("Bearer token that opens `/metrics` to other machines."),
});

/** The source of the configuration's documentation. */
export const configurationReference = () =>
  Object.entries(settings.shape).map(([name, field]) => {
    const unset = field.safeParse(undefined);
    return {
      name,
      meaning: field.description ?? "",
      default: unset.success && unset.data !== undefined ? String(unset.data) : "",
    };
  });

function arrange(values: z.infer<typeof settings>) {
  const supabaseKeys = { publishableKey: values.SUPABASE_PUBLISHABLE_KEY!, secretKey: values.SUPABASE_SECRET_KEY! };
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    databaseRetentionUrl: values.DATABASE_RETENTION_URL,
    databaseWaitSeconds: values.DATABASE_WAIT_SECONDS,
    timeZone: values.TIME_ZONE as Zone,
    embeddedRunAs: values.EMBEDDED_RUN_AS,
    secretKey: values.SECRET_KEY,
    newSecretKey: values.NEW_SECRET_KEY,
    backup: {
      isNightly: values.BACKUP === "on",
      folder: values.BACKUP_DIR ?? join(values.DATA_DIR, "backups"),
      keepDays: values.BACKUP_KEEP_DAYS,
      passphrase: values.BACKUP_PASSPHRASE,
    },
    siteUrl: values.SITE_URL,
    supabase: values.SUPABASE_URL ? { url: values.SUPABASE_URL, ...supabaseKeys } : undefined,
    s3: values.S3_ENDPOINT
      ? {
          endpoint: values.S3_ENDPOINT,
          bucket: values.S3_BUCKET!,
          region: values.S3_REGION,
          accessKeyId: values.S3_ACCESS_KEY_ID!,
          secretAccessKey: values.S3_SECRET_ACCESS_KEY!,
          pathStyle: values.S3_PATH_STYLE === "on",
        }
      : undefined,
    clamd: values.CLAMD_ADDRESS,
    signing: {
      algorithm: values.SIGNING_ALGORITHM === "RS256" ? ("RS256" as const) : ("ES256" as const),
      signWithSharedSecret: values.SIGNING_ALGORITHM === "HS256",
      ...(values.JWT_SECRET ? { sharedSecret: values.JWT_SECRET } : {}),
    },
    mail: { from: values.MAIL_FROM, ...(values.SMTP_URL ? { smtp: values.SMTP_URL } : {}) },
    sms: values.SMS_URL ? { url: values.SMS_URL, token: values.SMS_TOKEN } : undefined,
    phoneSecondStep: values.PHONE_SECOND_STEP,
    ...arrangedSignIn(values),
    tls: values.TLS_CERT && values.TLS_KEY ? { cert: values.TLS_CERT, key: values.TLS_KEY } : undefined,
    demo: values.DEMO,
    trustedProxies: addressesIn(values.TRUSTED_PROXIES),
    logLevel: values.LOG_LEVEL,
    localeDomains: domainsIn(values.LOCALE_DOMAINS),
    rootRedirect: values.ROOT_REDIRECT,
    redirectHosts: listOf(values.REDIRECT_HOSTS.toLowerCase()),
    outboundHosts: listOf(values.OUTBOUND_HOSTS.toLowerCase()),
    iconServiceUrl: values.ICON_SERVICE_URL,
    consentScriptUrl: values.CONSENT_SCRIPT_URL,
    tagManagerId: values.TAG_MANAGER_ID,
    metricsToken: values.METRICS_TOKEN,
  };
}
