/** How people sign in: with whom else, how a person is told from a program, and for how long it lasts. */
import { z } from "zod";
import { oneOf, text, wholeNumber } from "./config-values.ts";

export const signInSettings = {
  UNUSED_SESSION_HOURS: wholeNumber(1, 9_600)
    .default(12)
    .describe(
      "Hours without use after which someone is signed out who did not ask to stay signed in. A hosted Supabase has a setting of its own.",
    ),
  OPENID_NAME: text
    .regex(/^[a-z][a-z0-9_-]*$/, "must be a short name in lower case")
    .default("keycloak")
    .describe(
      "Name of the OpenID provider, as it stands in addresses. `google`, `apple`, `azure` (Microsoft) and `github` (issuer `https://github.com`) are asked in the way that each of them wants.",
    ),
  OPENID_ISSUER: text
    .regex(/^https?:\/\/\S+$/, "must be the address of the issuer")
    .optional()
    .describe("An OpenID provider with which people may sign in."),
  OPENID_CLIENT_ID: text.optional().describe("Our name there."),
  OPENID_CLIENT_SECRET: text.optional().describe("Our secret there."),
  OAUTH_SERVER: oneOf(["on", "off"])
    .default("off")
    .describe(
      "Whether other applications may [sign people in](guides/sign-in-to-other-applications.md) with their account here (OAuth 2.1 and OpenID). A hosted Supabase has a setting of its own.",
    ),
  CAPTCHA_PROVIDER: oneOf(["hcaptcha", "turnstile"]).optional().describe("CAPTCHA on sign-in and password reset."),
  CAPTCHA_SITE_KEY: text.optional().describe("Its public key, for the page."),
  CAPTCHA_SECRET: text.optional().describe("Its secret. A hosted Supabase has its own."),
  CAPTCHA_VERIFY_URL: text
    .regex(/^https?:\/\/\S+$/, "must be an address that answers as the provider does")
    .optional()
    .describe("Where answers are checked, if not at the provider itself."),
};

type SignInValues = z.infer<z.ZodObject<typeof signInSettings>>;

export const arrangedSignIn = (values: SignInValues) => ({
  openId: values.OPENID_ISSUER
    ? {
        name: values.OPENID_NAME,
        provider: {
          issuer: values.OPENID_ISSUER,
          clientId: values.OPENID_CLIENT_ID!,
          clientSecret: values.OPENID_CLIENT_SECRET!,
        },
      }
    : undefined,
  captcha: values.CAPTCHA_PROVIDER
    ? {
        provider: values.CAPTCHA_PROVIDER,
        siteKey: values.CAPTCHA_SITE_KEY!,
        secret: values.CAPTCHA_SECRET,
        verifyUrl: values.CAPTCHA_VERIFY_URL,
      }
    : undefined,
  oauthServer: values.OAUTH_SERVER === "on",
  unusedSessionHours: values.UNUSED_SESSION_HOURS,
});
