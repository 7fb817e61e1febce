// Walks: account, auth-links, events, lists, login, profile
/** An authenticator app: added, asked for at the next sign-in, done without, and taken off. */
import { Secret, TOTP } from "otpauth";
import { demoAccounts, demoPassword, type DemoRole } from "@product/database/demo/accounts";
import { expectAccessible } from "#e2e/accessibility.ts";
import { emailOf } from "#e2e/accounts.ts";
import { expect } from "#e2e/fixtures.ts";
import { test, type PlainBrowser } from "./plain-browser.ts";

test.use({ appFor: "those who have a second step" });

/** Each code counts once, but that of the next half minute is taken already. */
const codeOf = (key: string, stepsLater = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) }).generate({
    timestamp: Date.now() + stepsLater * 30_000,
  });
const idOf = (wanted: DemoRole) => demoAccounts.find(({ role }) => role === wanted)!.id;
const keyOn = (plain: PlainBrowser) => /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(plain.html())![1]!;

test("Someone adds an app, signs in with its code, and without it by a recovery code that takes it off", async ({
  page,
  open,
  signIn,
  accounts,
  context,
}) => {
  await signIn("owner");
  await open("/admin/profile");
  const section = page.locator("#second-step");
  await expect(section).toContainText("Two-step verification is not set up");
  await section.getByText("Authenticator app").click();
  await section.getByLabel("Name").fill("Work phone");
  await section.getByRole("button", { name: "Show the code to scan" }).click();
  const picture = section.getByRole("img", { name: "Code to scan with an authenticator app" });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
  const key = await section.locator("code").innerText();
  await section.getByLabel("Code").fill("000000");
  await section.getByRole("button", { name: "Turn on two-step verification" }).click();
  await expect(section.getByRole("alert")).toContainText("That code is not correct.");
  await expect(section.locator("code")).toHaveText(key);
  await section.getByLabel("Code").fill(codeOf(key));
  await section.getByRole("button", { name: "Turn on two-step verification" }).click();
  await expect(page.getByText("Two-step verification is on.")).toBeVisible();
  await expect(section).toContainText("Work phone");
  await expect(page.locator("#password")).toContainText("At least 8 characters.");

  await section.getByText("No recovery codes").click();
  await section.getByRole("button", { name: "Create ten new codes" }).click();
  await expect(section.getByText("Your new recovery codes")).toBeVisible();
  const codes = await section.locator("ol li").allInnerTexts();
  expect(codes).toHaveLength(10);
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
  await expectAccessible(page);
  const kept = await accounts.query("SELECT code_hash FROM app.recovery_code WHERE user_id = $1", [idOf("owner")]);
  expect(kept.rows).toHaveLength(10);
  expect(kept.rows.map(({ code_hash }) => code_hash).join()).toMatch(/^(keyed:[\w-]{43},?){10}$/);

  // A page notices that nobody is signed in any more, and leaves by itself: nobody looks at it meanwhile.
  await page.goto("about:blank");
  await context.clearCookies({ name: /cuadrante-auth/ });
  const givePassword = async () => {
    await open("/login?next=%2Fadmin%2Flists");
    await page.getByLabel("Email").fill(emailOf("owner"));
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step");
  };
  await givePassword();
  await expectAccessible(page);
  for (const path of ["/admin", "/admin/lists"])
    expect((await page.request.get(path, { maxRedirects: 0 })).headers()["location"]).toMatch(/^\/login\?next=/);
  // Half signed in, someone may go back and take another account.
  await page.getByRole("button", { name: "Sign in with another account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  expect((await context.cookies()).filter(({ name }) => name.startsWith("cuadrante-auth"))).toEqual([]);

  await givePassword();
  await page.getByLabel("Code").fill("12");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("One field needs your attention")).toBeVisible();
  await page.getByLabel("Code").fill("000000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("alert")).toContainText("That code is not correct.");
  await page.getByLabel("Code").fill(codeOf(key, 1));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page).toHaveURL("/admin/lists");

  await page.goto("about:blank");
  await context.clearCookies({ name: /cuadrante-auth/ });
  // A person who chooses another method stays there, whenever the page learns of the session.
  await page.addInitScript(answerAboutTheUserOnceTheRouterIsThere, "by=recovery");
  await givePassword();
  await page.locator("html[data-user='asked for']").waitFor();
  await page.getByRole("link", { name: "Use a recovery code" }).click();
  await page.locator("html[data-user='told, and the page shown anew']").waitFor();
  await expect(page).toHaveURL(/by=recovery/);
  await expect(page.getByText("Enter one of your saved recovery codes.")).toBeVisible();
  await page.getByLabel("Recovery code").fill("AAAA-BBBB-CCCC");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("alert")).toContainText("That is not one of your recovery codes");
  await page.getByLabel("Recovery code").fill(codes[0]!.toLowerCase());
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are signed in");
  await expect(page.getByText("Two-step verification was removed")).toBeVisible();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL("/admin/lists");
  expect((await accounts.query("SELECT FROM app.recovery_code WHERE user_id = $1", [idOf("owner")])).rows).toHaveLength(
    9,
  );
  expect((await accounts.query("SELECT FROM auth.mfa_factors WHERE user_id = $1", [idOf("owner")])).rows).toEqual([]);
  const { subject, text } = await accounts.mail("second_step_recovered", emailOf("owner"));
  expect(subject).toBe("Se ha usado un código de recuperación");
  expect(text).toContain(emailOf("owner"));
});

/** Runs in the page: the answer comes when the router has arrived and React has shown nothing of it yet. */
function answerAboutTheUserOnceTheRouterIsThere(query: string) {
  type Router = { subscribe: (heard: (state: { location: Location; navigation: { state: string } }) => void) => void };
  const { fetch } = globalThis;
  const say = (user: string) => (document.documentElement.dataset["user"] = user);
  const arrival = () =>
    new Promise<void>((resolve) => {
      let isThere = false;
      (Reflect.get(globalThis, "__reactRouterDataRouter") as Router).subscribe(({ location, navigation }) => {
        if (navigation.state !== "idle") return;
        if (isThere) say("told, and the page shown anew");
        isThere ||= location.search.includes(query);
        if (isThere) resolve();
      });
    });
  globalThis.fetch = async (...parameters) => {
    if (parameters[0] !== "/api/user") return fetch(...parameters);
    say("asked for");
    await arrival();
    return { ok: true, json: async () => null } as Response;
  };
}

test("Without JavaScript an app is added all the same, a wrong code costs nothing, and it is taken off", async ({
  plain,
  context,
  signIn,
}) => {
  await signIn("planner");
  await plain.open("/es/admin/profile");
  await plain.press("Ver el código para escanear");
  const key = keyOn(plain);
  await plain.press("Activar la verificación en dos pasos", { code: "000000" });
  expect(plain.text()).toContain("Ese código no es correcto.");
  await plain.press("Activar la verificación en dos pasos", { code: codeOf(key) });
  expect(plain.text()).toContain("La verificación en dos pasos está activada.");
  expect(plain.text()).toContain("Mi teléfono");

  await plain.press("Crear diez códigos nuevos");
  const [, first] = /<ol[\s\S]*?<li[^>]*>([\w-]+)</.exec(plain.html())!;
  // The Spanish page would otherwise turn every later page Spanish.
  await context.clearCookies({ name: "i18n_redirected" });
  await plain.open("/admin/profile");
  expect(plain.text()).toContain("10 of 10 left");
  expect(plain.html()).not.toContain(first);
  expect(plain.text()).toContain("“Mi teléfono” is your only verification method.");
  await plain.press("Remove “Mi teléfono”");
  expect(plain.text()).toContain("Removed. It can no longer be used to sign in.");
  expect(plain.text()).toContain("Two-step verification is not set up");
  await plain.open("/admin/lists");
  expect(plain.at()).toBe("/admin/lists");
});

test("Who signed in a while ago shows the password before a second step is added", async ({ plain, signIn }) => {
  await signIn("hr", { minutesAgo: 20 });
  await plain.open("/admin/profile");
  await plain.press("Show the code to scan", { currentPassword: "not this one" });
  expect(plain.text()).toContain("That is not your current password.");
  await plain.press("Show the code to scan", { currentPassword: demoPassword });
  await plain.press("Turn on two-step verification", { code: codeOf(keyOn(plain)) });
  expect(plain.text()).toContain("Two-step verification is on.");
});

test("Who must have a second step is led to add one, and gets in with it", async ({
  plain,
  context,
  signIn,
  accounts,
}) => {
  await accounts.query("UPDATE app.account SET second_factor_required = true WHERE user_id = $1", [idOf("finance")]);
  await signIn("finance");
  await plain.open("/admin/events");
  expect(plain.at()).toBe("/admin/profile");
  expect(plain.text()).toContain("Your role in the back office requires two-step verification.");
  expect((await (await context.request.get("/api/user")).json()).permissions).toEqual([]);
  await plain.press("Show the code to scan");
  await plain.press("Turn on two-step verification", { code: codeOf(keyOn(plain)) });
  expect(plain.text()).toContain("Two-step verification is on.");
  await plain.open("/admin/events");
  expect(plain.at()).toBe("/admin/events");
});

test("A new password with a second factor: the factor first, then eight characters will do", async ({
  plain,
  accounts,
}) => {
  const { nextCode } = await accounts.withApp("editor");
  await plain.open("/login/forgot");
  await plain.press("Send the link", { email: emailOf("editor") });
  await plain.open((await accounts.mail("recovery", emailOf("editor"))).link);
  await plain.press("Choose a new password");
  expect(plain.text()).toContain("One more step");
  await plain.press("Confirm", { code: await nextCode() });
  expect(plain.text()).toContain("Choose a new password");
  expect(plain.text()).toContain("At least 8 characters.");
  await plain.press("Save and continue", { password: "12345678" });
  expect(plain.at()).toBe("/admin");
});
