/** Providers that need no more than our name and secret there: the rest is known of them. */
import { z } from "zod";

const flag = z.boolean().default(false);

/** As a configuration says it. */
const configuredFields = z.strictObject({
  /** May be left out for those that are known. */
  issuer: z.url().optional(),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1).optional(),
  /** Other client ids whose tokens are accepted, as for an app on a phone. */
  additionalClientIds: z.array(z.string()).default([]),
  scopes: z.array(z.string()).optional(),
  /** For providers that never put a nonce into their id tokens. */
  skipNonceCheck: flag,
  /** Microsoft: whose people may come in. Without one organisation nobody could say who vouches for an address. */
  tenant: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional(),
  /** Apple: the key that signs our secret, which lives for minutes only. */
  appleKey: z.strictObject({ teamId: z.string(), keyId: z.string(), privateKey: z.string() }).optional(),
});

export type ProviderSettings = Omit<z.infer<typeof configuredFields>, "issuer" | "scopes" | "tenant"> & {
  issuer: string;
  scopes: string[];
  /** GitHub has accounts, but no id tokens. */
  kind: "openid" | "github";
  /** How the answer comes back, where the provider demands one way. */
  responseMode?: "form_post";
};

type Preset = { issuer?: string } & Partial<
  Pick<ProviderSettings, "scopes" | "kind" | "responseMode" | "skipNonceCheck">
>;

const presets: Record<string, Preset | undefined> = {
  google: { issuer: "https://accounts.google.com" },
  azure: {},
  apple: { issuer: "https://appleid.apple.com", scopes: ["openid", "email", "name"], responseMode: "form_post" },
  github: { issuer: "https://github.com", kind: "github", scopes: ["read:user", "user:email"], skipNonceCheck: true },
};

export const providerSettings = z
  .record(z.string().regex(/^[a-z][a-z0-9_:-]*$/), configuredFields)
  .transform((providers, context) =>
    Object.fromEntries(
      Object.entries(providers).flatMap(([name, { tenant, ...settings }]): [string, ProviderSettings][] => {
        const preset: Preset = (Object.hasOwn(presets, name) && presets[name]) || {};
        const issuer = settings.issuer ?? preset.issuer ?? (name === "azure" && tenant ? ofTenant(tenant) : undefined);
        if (issuer !== undefined)
          return [
            [
              name,
              { ...settings, kind: "openid", ...preset, issuer, scopes: settings.scopes ?? preset.scopes ?? usual },
            ],
          ];
        context.addIssue({
          code: "custom",
          path: [name, "issuer"],
          message: name === "azure" ? "say which tenant, or which issuer" : "say which issuer",
        });
        return [];
      }),
    ),
  );

const usual = ["openid", "email", "profile"];
const ofTenant = (tenant: string) => `https://login.microsoftonline.com/${tenant}/v2.0`;
