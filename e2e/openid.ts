/** An app with an OpenID provider beside it, at which a person chooses in the browser who they are. */
import { startOpenidProvider, type OpenidProvider } from "@platform/auth/testing/openid-provider";
import { startDemo } from "./demo.ts";
import { test as base } from "./signed-in.ts";

export const test = base.extend<object, { provider: OpenidProvider }>({
  provider: [
    async ({}, use) => {
      const provider = await startOpenidProvider();
      await use(provider);
      provider.close();
    },
    { scope: "worker" },
  ],

  app: async ({ apps, provider: { settings } }, use) =>
    use(
      await apps.named("those who come from a provider", () =>
        startDemo({
          OPENID_NAME: "acme",
          OPENID_ISSUER: settings.issuer,
          OPENID_CLIENT_ID: settings.clientId,
          OPENID_CLIENT_SECRET: settings.clientSecret,
        }),
      ),
    ),
});
