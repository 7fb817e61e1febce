// Walks: worker-record, workers
/** Nothing that the page asks for by itself, and nothing that it says meanwhile, takes from someone what they are doing. */
import { expect, test } from "#e2e/fixtures.ts";

test("A passport typed before its country leaves the form as it is, and a question that fails does too", async ({
  page,
  open,
}) => {
  await open("/admin/workers/create", { as: "hr" });
  await page.getByLabel("First name").fill("Maialen");
  await page.getByText("The whole record").click();
  const passport = page.getByLabel("Passport number");
  const answered = page.waitForResponse(/likeness\.data/);
  await passport.fill("PAA123456");
  expect((await answered).status()).toBe(200);
  await page.route(/likeness\.data/, (route) => route.fulfill({ status: 500, body: "broken" }));
  const failed = page.waitForResponse(/likeness\.data/);
  await passport.fill("PAA123457");
  expect((await failed).status()).toBe(500);
  await page.unroute(/likeness\.data/);
  const again = page.waitForResponse(/likeness\.data/);
  await page.getByLabel("Mobile").fill("700 000 000");
  await again;
  await expect(page.getByText("Already registered?")).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Maialen");
});

test("What is clicked stays under the pointer when a field is left with a fault", async ({ page, open }) => {
  await open("/admin/workers/create", { as: "hr" });
  await page.getByText("The whole record").click();
  await page.getByLabel("DNI or NIE", { exact: true }).fill("12345678A");
  const next = page.getByLabel("Waiter");
  await next.scrollIntoViewIfNeeded();
  const before = (await next.boundingBox())!;
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  expect(await next.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(next).toBeChecked();
  await expect(page.getByLabel("DNI or NIE", { exact: true })).toHaveAccessibleDescription(/letter should be Z/);
});
