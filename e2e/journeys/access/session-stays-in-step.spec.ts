// Walks: account, lists, login, profile
/** What the unmodified client and the shell do with a session over time, across tabs and across browsers. */
import type { Page } from "@playwright/test";
import { demoPassword } from "@product/database/demo/accounts";
import { emailOf, test } from "#e2e/accounts.ts";
import { expect } from "#e2e/fixtures.ts";

test.use({ appFor: "those who sign in and out" });

async function signIn(page: Page, role: "owner" | "planner" = "planner", keep = false) {
  await page.goto("/login");
  await page.locator("html[data-alive]").waitFor();
  await page.getByLabel("Email").fill(emailOf(role));
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  if (keep) await page.getByLabel("Keep me signed in on this device").check();
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(/\/admin$/);
  await page.locator("html[data-alive]").waitFor();
}

/** A page that hears of no changes, so that the session alone asks for anything. */
async function rest(page: Page) {
  await page.goto("/admin/profile");
  await page.locator("html[data-alive]").waitFor();
}

const sessionCookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => /^cuadrante-auth(\.\d+)?$/.test(name));

async function storedSession(page: Page) {
  const cookies = (await sessionCookies(page)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const value = cookies.map((cookie) => cookie.value).join("");
  expect(value).toMatch(/^base64-/);
  return JSON.parse(Buffer.from(value.slice(7), "base64url").toString()) as Record<string, unknown>;
}

const setVisibility = (page: Page, state: "hidden" | "visible") =>
  page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, state);

test("The session stands in cookies as the official library writes them", async ({ page }) => {
  await signIn(page);
  const cookies = await sessionCookies(page);
  expect(cookies.length).toBeGreaterThan(0);
  for (const { path, sameSite, expires, value } of cookies) {
    expect({ path, sameSite }).toEqual({ path: "/", sameSite: "Lax" });
    expect(value.length).toBeLessThanOrEqual(3180);
    expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(400);
  }
  expect(Object.keys(await storedSession(page))).toEqual(
    expect.arrayContaining(["access_token", "refresh_token", "expires_in", "expires_at", "token_type", "user"]),
  );
});

test("The user record is asked for once, and holds what the product adds", async ({ page }) => {
  await signIn(page);
  // The page that signed in may be asking this moment; what counts is one page from its start on.
  await page.goto("about:blank");
  const asked: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/user") && asked.push(request.url()));
  await page.goto("/admin");
  await expect.poll(() => asked.length).toBe(1);
  await page.getByRole("link", { name: "Lists" }).first().click();
  await expect(page).toHaveURL(/lists/);
  await page.waitForTimeout(500);
  expect(asked).toHaveLength(1);
  const record = await page.evaluate(async () => (await fetch("/api/user")).json());
  expect(record).toMatchObject({ groups: ["planner"], canWork: false, profile: { name: "Paula Nieto" } });
  expect(record.permissions).toContain("shift.publish");
});

/** Lets the token be over in so many seconds, so that the next page needs another. */
async function ageToken(page: Page, secondsLeft: number) {
  const before = await storedSession(page);
  const aged = { ...before, expires_at: Math.floor(Date.now() / 1000) + secondsLeft };
  const [first] = await sessionCookies(page);
  await page.context().clearCookies({ name: /^cuadrante-auth/ });
  const value = `base64-${Buffer.from(JSON.stringify(aged)).toString("base64url")}`;
  const chunks = value.match(/.{1,3180}/g)!;
  await page
    .context()
    .addCookies(chunks.map((chunk, index) => ({ ...first!, name: `cuadrante-auth.${index}`, value: chunk })));
  return before;
}

test("A session that is about to end is renewed by the server before the page is made", async ({ page }) => {
  await signIn(page);
  const before = await ageToken(page, 30);
  const response = await page.goto("/admin");
  expect(response!.status()).toBe(200);
  expect(response!.headers()["cache-control"]).toContain("no-store");
  expect((await storedSession(page))["refresh_token"]).not.toBe(before["refresh_token"]);
});

for (const ticked of [false, true])
  test(`The next morning, who ${ticked ? "ticked" : "did not tick"} that they stay signed in ${ticked ? "goes on" : "signs in again"}`, async ({
    page,
    accounts,
  }) => {
    await signIn(page, "planner", ticked);
    await page.goto("about:blank");
    await ageToken(page, -1);
    await accounts.query(
      "UPDATE auth.sessions SET created_at = now() - interval '13 hours', refreshed_at = now() - interval '12 hours'",
    );
    await page.goto("/admin/lists");
    await expect(page).toHaveURL(ticked ? "/admin/lists" : "/login?next=%2Fadmin%2Flists");
  });

test("The client renews it within three ticks of its end, pauses while hidden, and recovers when shown", async ({
  page,
}) => {
  await page.clock.install();
  const renewals: string[] = [];
  page.on("request", (request) => request.url().includes("grant_type=refresh_token") && renewals.push(request.url()));
  await signIn(page);
  await rest(page);
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

test("Two tabs stay in step: who signs out in one is out in the other, and in again", async ({ page, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto("/admin/lists");
  await other.locator("html[data-alive]").waitFor();
  await page.getByRole("button", { name: /Paula Nieto/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
  await signIn(page);
  await expect(other).toHaveURL(/\/admin/);
});

test("Signing out elsewhere ends the other browser's session at its next request", async ({
  page,
  anotherBrowser,
  app,
}) => {
  const elsewhere = await anotherBrowser();
  const other = await elsewhere.newPage();
  await signIn(page, "owner");
  await signIn(other, "owner");
  await rest(other);
  const { access_token } = (await storedSession(page)) as { access_token: string };
  const key = await page.evaluate(() => /"(sb_publishable_[^"\\]+)/.exec(document.documentElement.innerHTML)![1]!);
  const answer = await page.request.post(`${app.url}/auth/v1/logout?scope=others`, {
    headers: { apikey: key, authorization: `Bearer ${access_token}` },
  });
  expect(answer.status()).toBe(204);
  await other.goto("/admin");
  await expect(other).toHaveURL(/\/login/);
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/admin$/);
  await elsewhere.close();
});
