/** The app with its authentication service in another process, as with a hosted Supabase. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test as base } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";
import { makeDataDir, projectRoot, removeDataDir, startServer } from "#e2e/server.ts";

const keys = { publishable: ["sb_publishable_for_the_hosted_test"], secret: ["sb_secret_for_the_hosted_test"] };
type Hosted = { url: string; stop: () => Promise<void>; start: () => Promise<void> };

const test = base.extend<object, { hosted: Hosted }>({
  hosted: [
    async ({}, use) => {
      const dataDir = await makeDataDir();
      const config = join(dataDir, "platform.json");
      const port = 20_000 + (process.pid % 20_000);
      const url = `http://localhost:${port}`;
      const auth = { siteUrl: "http://localhost:3000", externalUrl: `${url}/auth/v1`, signup: { enabled: false } };
      await writeFile(
        config,
        JSON.stringify({
          dataDir: join(dataDir, "data"),
          apiKeys: keys,
          secretKey: "x".repeat(32),
          openTo: "signed-in",
          auth,
        }),
      );
      let child: ChildProcess;
      const start = async () => {
        child = spawn(process.execPath, [
          join(projectRoot, "tooling/platform.ts"),
          "--port",
          String(port),
          "--config",
          config,
        ]);
        process.once("exit", () => child.kill("SIGKILL"));
        await new Promise<void>((ready) =>
          child.stdout!.on("data", (text) => String(text).includes("Ready") && ready()),
        );
      };
      const stop = async () => {
        child.kill("SIGTERM");
        await once(child, "exit");
      };
      await start();
      await use({ url, start, stop });
      await stop();
      await removeDataDir(dataDir);
    },
    { scope: "worker" },
  ],
  app: async ({ apps, hosted }, use) =>
    use(
      await apps.named("a hosted service", () =>
        startServer({
          DEMO: "off",
          SUPABASE_URL: hosted.url,
          SUPABASE_PUBLISHABLE_KEY: keys.publishable[0]!,
          SUPABASE_SECRET_KEY: keys.secret[0]!,
        }),
      ),
    ),
});
test.describe.configure({ mode: "serial" });

test("The embedded service stays off, and the owner is made at the other one", async ({ hosted, app, page, open }) => {
  expect((await ask(`${app.url}/auth/v1/health`)).status).toBe(404);
  await expect.poll(() => bucketsAt(hosted.url)).toContain("photos (private)");
  await expect.poll(() => /\/setup\/\S+/.exec(app.output())?.[0]).toBeDefined();
  await open(/\/setup\/\S+/.exec(app.output())![0]);
  await page.getByLabel("Your name").fill("Olga Ruiz");
  await page.getByLabel("Email").fill("olga@example.org");
  await page.getByLabel("Password").fill("four unrelated words");
  await page.getByRole("button", { name: "Create the account and sign in" }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole("button", { name: /Olga Ruiz/ })).toBeVisible();
  const user = await page.evaluate(async () => (await fetch("/api/user")).json());
  expect(user).toMatchObject({
    email: "olga@example.org",
    groups: ["owner"],
    canWork: false,
    profile: { name: "Olga Ruiz" },
  });
});

test("A change reaches an open screen through the other service", async ({ page, open, browser, app }) => {
  await signIn(page, open);
  await open("/admin/content/home");
  // The same person at another browser: the notice that something was saved is the browser's, whichever window asks first.
  const elsewhere = await browser.newContext({ baseURL: app.url });
  const other = await elsewhere.newPage();
  const openThere = async (path: string) => {
    await other.goto(path);
    await other.locator("html[data-alive]").waitFor();
  };
  await signIn(other, openThere);
  await openThere("/admin/content/home");
  await other.getByLabel("Headline in English").fill("Told from elsewhere.");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("Headline in English")).toHaveValue("Told from elsewhere.");
  await expect(page.getByRole("status")).toHaveText("You have saved this text in another window.");
  await elsewhere.close();
});

async function signIn(page: Page, open: (path: string) => Promise<void>) {
  await open("/login");
  await page.getByLabel("Email").fill("olga@example.org");
  await page.getByLabel("Password", { exact: true }).fill("four unrelated words");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
}

test("While the service is away a session is kept, and works again when it is back", async ({
  hosted,
  page,
  open,
  context,
  app,
}) => {
  await signIn(page, open);
  // A page that hears of no changes, and so misses none.
  await open("/admin/profile");
  const cookies = (await context.cookies(app.url)).filter(({ name }) => name.startsWith("cuadrante-auth"));
  await hosted.stop();
  const answer = await page.request.get("/admin");
  expect([200, 503]).toContain(answer.status());
  expect((await context.cookies(app.url)).filter(({ name }) => name.startsWith("cuadrante-auth"))).toEqual(cookies);
  await hosted.start();
  await open("/admin");
  await expect(page.getByRole("button", { name: /Olga Ruiz/ })).toBeVisible();
});

/** Those that we have made there. */
async function bucketsAt(url: string): Promise<string[]> {
  const key = keys.secret[0]!;
  const answer = await fetch(`${url}/storage/v1/bucket`, { headers: { apikey: key, authorization: `Bearer ${key}` } });
  const buckets = (await answer.json()) as { id: string; public: boolean }[];
  return buckets.map((bucket) => `${bucket.id} (${bucket.public ? "public" : "private"})`);
}
