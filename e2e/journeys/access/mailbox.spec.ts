// Walks: audit, health, mailbox
import { expectAccessible } from "#e2e/accessibility.ts";
import { emailOf } from "#e2e/accounts.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "./plain-browser.ts";

test.use({ appFor: "the office" });

test("The owner finds a mail and reads it without its link and code, and that is written down", async ({
  page,
  open,
  accounts,
  plain,
}) => {
  const key = /sb_publishable_[\w-]+/.exec(await (await page.request.get("/login")).text())![0];
  for (const role of ["hr", "gate"] as const)
    await page.request.post("/auth/v1/otp", {
      headers: { apikey: key },
      data: { email: emailOf(role), create_user: false },
    });
  const { link, code } = await accounts.mail("magic_link", emailOf("hr"));
  const token = new URL(link).searchParams.get("token_hash")!;

  await open("/admin", { signedInAs: "owner" });
  await page.getByRole("button", { name: /Olalla Requena/ }).click();
  await page.getByRole("menuitem", { name: "Mailbox" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Mailbox/);
  // The mails of this journey, and those of earlier ones.
  const mails = page.getByRole("row").filter({ has: page.getByRole("link") });
  await expect(mails.filter({ hasText: emailOf("gate") })).not.toHaveCount(0);
  const before = await mails.count();
  await page.request.post("/auth/v1/otp", {
    headers: { apikey: key },
    data: { email: emailOf("planner"), create_user: false },
  });
  await expect(page.getByRole("row"), "a new message comes into the list by itself").toHaveCount(before + 2);
  await page.getByLabel("Recipient").fill(emailOf("hr").toUpperCase());
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(page).toHaveURL(/[?&]to=HR/);
  await expect(mails).toHaveCount(1);
  await mails.getByRole("link").click();
  await expect(page.getByText(`To ${emailOf("hr")}`)).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Not sent");
  const text = page.getByRole("region", { name: "As text" });
  await expect(text.getByText("Link hidden")).toBeVisible();
  await expect(text.getByText("Code hidden")).toBeVisible();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading")).toBeVisible();
  await expect(frame.getByText("Link hidden")).toBeVisible();
  await expect(frame.locator("[href]")).toHaveCount(0);
  const answers = [await page.content(), await (await page.request.get(`${new URL(page.url()).pathname}.data`)).text()];
  for (const answer of answers) for (const secret of [token, code]) expect(answer).not.toContain(secret);
  await expectAccessible(page);
  const { rows } = await accounts.query("SELECT act FROM app.act WHERE actor_kind = 'person' ORDER BY id DESC LIMIT 1");
  expect(rows).toEqual([{ act: "mailbox.read" }]);

  await accounts.query("UPDATE mail.message SET created_at = created_at - interval '25 hours'");
  await plain.open(page.url());
  expect(plain.text()).toContain("The text is no longer shown");
});

test("A planner sees no way to what only the owner reads, and does not get in", async ({ page, open, plain }) => {
  await open("/admin", { signedInAs: "planner" });
  await page.getByRole("button", { name: /Paula Nieto/ }).click();
  await expect(page.getByRole("menuitem", { name: "Profile" })).toBeVisible();
  for (const name of ["Mailbox", "Health", "Audit"]) await expect(page.getByRole("menuitem", { name })).toHaveCount(0);
  for (const path of ["/admin/mailbox", "/admin/health", "/admin/audit", "/admin/audit/1"])
    expect(await plain.open(path), path).toBe(403);
});

test("On a phone and in the dark, the marks stand where the link was", { tag: "@soak" }, async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  const key = /sb_publishable_[\w-]+/.exec(await (await page.request.get("/login")).text())![0];
  await page.request.post("/auth/v1/recover", { headers: { apikey: key }, data: { email: emailOf("finance") } });
  await open("/es/admin/mailbox", { signedInAs: "owner" });
  await page
    .getByRole("row", { name: emailOf("finance") })
    .getByRole("link")
    .click();
  await expect(page.getByRole("region", { name: "Como texto" }).getByText("Enlace oculto")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
