/** A browser that is signed in for real, as long ago as a test wants. */
import type { BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { createClient, type Session } from "@supabase/supabase-js";
import { demoPassword, type DemoRole } from "@product/database/demo/accounts";
import { emailOf, test as base } from "./accounts.ts";
import { onlyNecessary } from "./fixtures.ts";

type SignInOptions = { context?: BrowserContext; minutesAgo?: number; password?: string; captchaToken?: string };

type By = { as: DemoRole } | { signedInAs: DemoRole };

type SignedIn = {
  signIn: (role: DemoRole, options?: SignInOptions) => Promise<void>;
  open: (path: string, by?: By) => Promise<void>;
  /** A page in another browser, in which they have just signed in too. */
  signedInElsewhere: (role: DemoRole, options?: BrowserContextOptions) => Promise<Page>;
};

export const test = base.extend<SignedIn>({
  signIn: async ({ app, accounts, context: usual }, use) =>
    use(async (role, { context = usual, minutesAgo = 0, password = demoPassword, captchaToken } = {}) => {
      const key = /sb_publishable_[\w-]+/.exec(await (await fetch(`${app.url}/login`)).text())![0];
      const { auth } = createClient(app.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
      const { data, error } = await auth.signInWithPassword({
        email: emailOf(role),
        password,
        ...(captchaToken ? { options: { captchaToken } } : {}),
      });
      if (error) throw error;
      let session = data.session;
      if (minutesAgo > 0) {
        const id = sessionIdIn(session);
        const then = new Date(Date.now() - minutesAgo * 60_000);
        await accounts.query("UPDATE auth.mfa_amr_claims SET updated_at = $2 WHERE session_id = $1", [id, then]);
        // Used since, so that it has not ended meanwhile.
        await accounts.query("UPDATE auth.sessions SET created_at = $2, refreshed_at = now() WHERE id = $1", [
          id,
          then,
        ]);
        session = (await auth.refreshSession()).data.session!;
      }
      await context.addCookies([
        ...cookiesOf(session, app.url),
        { name: "cc_cookie", value: onlyNecessary, url: app.url },
      ]);
    }),

  open: async ({ open, signIn }, use) =>
    use(async (path, by?: By) => {
      if (!by || "as" in by) return open(path, by);
      await signIn(by.signedInAs);
      await open(path);
    }),

  signedInElsewhere: async ({ signIn, anotherBrowser }, use) =>
    use(async (role, options) => {
      const context = await anotherBrowser(options);
      await signIn(role, { context });
      return context.newPage();
    }),
});

const sessionIdIn = ({ access_token }: Session): string =>
  JSON.parse(Buffer.from(access_token.split(".")[1]!, "base64url").toString()).session_id;

/** As the official library writes them: base64url behind a prefix, in chunks. */
const cookiesOf = (session: Session, url: string) =>
  `base64-${Buffer.from(JSON.stringify(session)).toString("base64url")}`
    .match(/.{1,3180}/g)!
    .map((value, index) => ({ name: `cuadrante-auth.${index}`, value, url }));
