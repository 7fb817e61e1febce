// Walks: assignments, events, shifts, staffing
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect, test } from "#e2e/fixtures.ts";

test.use({ appFor: "those who staff an event" });

test("A planner finds someone who can work on the staffing board, and asks them", async ({ page, open }) => {
  await open("/admin/events", { as: "planner" });
  await page.getByRole("link", { name: "Ribera Sonora" }).first().click();
  await page.getByRole("link", { name: "Staffing board" }).click();
  const places = page.getByRole("navigation", { name: "Places" });
  await expect(places.getByRole("link").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: /^Can\b/ }).click();
  await page.getByRole("link", { name: "fewer hours this week" }).click();
  const candidates = page.getByRole("region", { name: "Candidates" });
  const ask = candidates.getByRole("button", { name: /^Invite: / }).first();
  const name = (await ask.getAttribute("aria-label"))!.replace("Invite: ", "");
  await ask.click();
  await expect(candidates.getByRole("link", { name })).toHaveCount(0);
  await page.getByRole("link", { name: "Who is on it" }).click();
  await expect(page.getByText(name).first()).toBeVisible();
});
