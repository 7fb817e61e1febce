// Walks: account, lists, login, profile
/** How the unmodified client and the shell handle a session over time, across tabs and across browsers. */
import type { BrowserContext, Page } from "@playwright/test";
import { demoPassword } from "@product/database/demo/accounts";
import { emailOf } from "#e2e/accounts.ts";
import { expect } from "#e2e/fixtures.ts";
import { plainBrowser, test, type PlainBrowser } from "./plain-browser.ts";

test.use({ appFor: "those who sign in" });

async function signIn(plain: PlainBrowser, role: "owner" | "planner", keep: "on" | null = null) {
  await plain.open("/login");
  await plain.press("Sign in", { email: emailOf(role), password: demoPassword, keep });
  expect(plain.at()).toBe("/admin");
}

async function signInOn(page: Page) {
  await page.locator("html[data-alive]").waitFor();
  await page.getByLabel("Email").fill(emailOf("planner"));
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(/\/admin$/);
}

const sessionCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => /^cuadrante-auth(\.\d+)?$/.test(name));

async function storedSession(context: BrowserContext) {
  const cookies = (await sessionCookies(context)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const value = cookies.map((cookie) => cookie.value).join("");
  expect(value).toMatch(/^base64-/);
  return JSON.parse(Buffer.from(value.slice(7), "base64url").toString()) as Record<string, unknown>;
}

/** Lets the token be over in so many seconds, so that the next page needs another. */
async function ageToken(context: BrowserContext, secondsLeft: number) {
  const before = await storedSession(context);
  const aged = { ...before, expires_at: Math.floor(Date.now() / 1000) + secondsLeft };
  const [first] = await sessionCookies(context);
  await context.clearCookies({ name: /^cuadrante-auth/ });
  const value = `base64-${Buffer.from(JSON.stringify(aged)).toString("base64url")}`;
  const chunks = value.match(/.{1,3180}/g)!;
  await context.addCookies(
    chunks.map((chunk, index) => ({ ...first!, name: `cuadrante-auth.${index}`, value: chunk })),
  );
  return before;
}

const setVisibility = (page: Page, state: "hidden" | "visible") =>
  page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, state);

test("Two tabs stay in step: who signs out in one is out in the other, and in again", async ({ page, context }) => {
  await page.goto("/login");
  await signInOn(page);
  const cookies = await sessionCookies(context);
  expect(cookies.length).toBeGreaterThan(0);
  // They stand there as the official library writes them.
  for (const { path, sameSite, expires, value } of cookies) {
    expect({ path, sameSite }).toEqual({ path: "/", sameSite: "Lax" });
    expect(value.length).toBeLessThanOrEqual(3180);
    expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(400);
  }
  expect(Object.keys(await storedSession(context))).toEqual(
    expect.arrayContaining(["access_token", "refresh_token", "expires_in", "expires_at", "token_type", "user"]),
  );

  const other = await context.newPage();
  const userRequests: string[] = [];
  other.on("request", (request) => request.url().endsWith("/api/user") && userRequests.push(request.url()));
  await other.goto("/admin");
  await expect.poll(() => userRequests.length).toBe(1);
  await other.getByRole("link", { name: "Lists" }).first().click();
  await expect(other).toHaveURL(/lists/);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(/^Lists/);
  const record = await other.evaluate(async () => (await fetch("/api/user")).json());
  expect(record).toMatchObject({ groups: ["planner"], canWork: false, profile: { name: "Paula Nieto" } });
  expect(record.permissions).toContain("shift.publish");
  // The second is that of this test: the page itself asked once.
  expect(userRequests).toHaveLength(2);

  await page.locator("html[data-alive]").waitFor();
  await page.getByRole("button", { name: /Paula Nieto/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
  await signInOn(page);
  await expect(other).toHaveURL(/\/admin/);
});

test("The client renews it within three ticks of its end, pauses while hidden, and recovers when shown", async ({
  page,
  plain,
  open,
}) => {
  await signIn(plain, "planner");
  await page.clock.install();
  const renewals: string[] = [];
  page.on("request", (request) => request.url().includes("grant_type=refresh_token") && renewals.push(request.url()));
  // A page that hears of no changes, so that the session alone asks for anything.
  await open("/admin/profile");
  await page.clock.runFor(3_000);
  await page.clock.runFor(55 * 60_000);
  expect(renewals).toHaveLength(0);
  await setVisibility(page, "hidden");
  await page.clock.runFor(4 * 60_000);
  expect(renewals).toHaveLength(0);
  await setVisibility(page, "visible");
  await page.clock.runFor(31_000);
  await expect.poll(() => renewals.length).toBeGreaterThan(0);
  await expect(page.getByRole("button", { name: /Paula Nieto/ })).toBeVisible();
});

test("A session that is about to end is renewed by the server before the page is made", async ({ context, plain }) => {
  await signIn(plain, "planner");
  const before = await ageToken(context, 30);
  const response = await context.request.get("/admin");
  expect(response.status()).toBe(200);
  expect(response.headers()["cache-control"]).toContain("no-store");
  expect((await storedSession(context))["refresh_token"]).not.toBe(before["refresh_token"]);
});

test("The next morning, who ticked that they stay signed in goes on, and who did not signs in again", async ({
  context,
  plain,
  accounts,
}) => {
  for (const keep of ["on", null] as const) {
    await context.clearCookies({ name: /^cuadrante-auth/ });
    await signIn(plain, "planner", keep);
    await ageToken(context, -1);
    await accounts.query(
      "UPDATE auth.sessions SET created_at = now() - interval '13 hours', refreshed_at = now() - interval '12 hours'",
    );
    await plain.open("/admin/lists");
    expect(plain.at()).toBe(keep ? "/admin/lists" : "/login?next=%2Fadmin%2Flists");
  }
});

test("Signing out elsewhere ends the other browser's session at its next request", async ({
  context,
  plain,
  anotherBrowser,
  app,
}) => {
  const elsewhere = await anotherBrowser();
  const other = plainBrowser(elsewhere.request, app.url);
  await signIn(plain, "owner");
  await signIn(other, "owner");
  const { access_token } = (await storedSession(context)) as { access_token: string };
  const key = /"(sb_publishable_[^"\\]+)/.exec(plain.html().replaceAll('\\"', '"'))![1]!;
  const answer = await context.request.post("/auth/v1/logout?scope=others", {
    headers: { apikey: key, authorization: `Bearer ${access_token}` },
  });
  expect(answer.status()).toBe(204);
  await other.open("/admin");
  expect(other.at()).toMatch(/^\/login/);
  await plain.open("/admin");
  expect(plain.at()).toBe("/admin");
  await elsewhere.close();
});
