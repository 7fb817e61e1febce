// Walks: events, event-moves, event-copies, event-views, shifts
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect, test } from "#e2e/fixtures.ts";

test.use({ appFor: "who moves events" });

test("A planner finds an event on the calendar, copies it for some weeks, postpones one and cancels it", async ({
  page,
  open,
}) => {
  await open("/admin/events", { as: "planner" });
  await page.getByRole("link", { name: "Calendar", exact: true }).click();
  const calendar = page.getByRole("region", { name: /^\p{Lu}\p{L}+ \d{4}$/u });
  await expect(calendar.getByRole("link", { name: "Previous month" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("searchbox").fill("cena aldaba");
  await page.getByRole("searchbox").press("Enter");
  await page.getByRole("link", { name: "Week", exact: true }).click();
  await expect(page.getByRole("link", { name: "Previous week" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Save view" }).click();
  await page.getByLabel("Name").fill("Dinners by week");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name: /^Dinners by week/ })).toHaveAttribute("aria-current", /./);
  await expect(page.getByRole("link", { name: "Week", exact: true })).toHaveAttribute("aria-current", "true");

  // Across the night on which the clocks go forward: the third of four weeks has it.
  await open("/admin/events?layout=table&q=cena+aldaba");
  await page.getByRole("link", { name: "Cena Aldaba", exact: true }).click();
  await page.getByText("More actions").click();
  await page.getByRole("link", { name: "Copy to other dates…" }).click();
  await page.getByRole("button", { name: "Copy event" }).click();
  await expect(page.getByRole("alert").first()).toContainText("First day: Please fill this in.");
  await page.getByLabel("Title in Spanish").fill("Cena de primavera");
  await page.getByLabel("First day").fill("2027-03-13");
  await page.getByLabel("Repeat").selectOption({ label: "Every week" });
  await page.getByLabel("Last date").fill("2027-04-03");
  await page.getByLabel("With the same team").check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Copy event" }).click();
  await expect(page.getByRole("heading", { name: "March 2027" })).toBeVisible();
  const copies = page.getByRole("link", { name: /Cena de primavera/ });
  await expect(copies).toHaveCount(4);
  await copies.first().click();
  await page.getByRole("link", { name: "Previous team" }).click();
  await expect(page.getByRole("table", { name: "Team of the original event" })).toBeVisible();
  await expectAccessible(page);

  await page.getByText("More actions").click();
  await page.getByRole("link", { name: "Postpone…" }).click();
  await page.getByLabel("New first day").fill("2027-03-13");
  await page.getByLabel("Reason").fill("The hall is taken");
  await page.getByRole("button", { name: "Postpone event" }).click();
  await expect(page.getByRole("alert")).toContainText("already starts on that day");
  await page.getByLabel("New first day").fill("2027-03-14");
  await page.getByLabel("Those who held a place and are told too late").check();
  await page.getByLabel("Too late means fewer hours than").fill("72");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Postpone event" }).click();
  await expect(page.getByText(/Sun 14 Mar/).first()).toBeVisible();

  await page.getByText("More actions").click();
  await page.getByRole("link", { name: "Cancel event…" }).click();
  await page.getByLabel("Reason").fill("The client has no licence");
  await page.getByLabel("Everyone who held a place").check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel event" }).click();
  await expect(page.getByText("Cancelled: The client has no licence")).toBeVisible();
  await open("/admin/events-old?q=primavera");
  await expect(page.getByRole("row", { name: /Cena de primavera/ })).toContainText("Cancelled");
});

test.describe("en el móvil, solo con el teclado", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("Quien planifica recorre el tablero y la agenda", async ({ page, open }) => {
    await open("/es/admin/events", { as: "planner" });
    const press = async (name: string | RegExp) => {
      await page.getByRole("link", { name, exact: true }).focus();
      await page.keyboard.press("Enter");
    };
    await press("Tablero");
    const drafts = page.getByRole("region", { name: "Borrador" });
    await expect(drafts.getByRole("listitem").first()).toBeVisible();
    await expectAccessible(page);
    await press("Calendario");
    await expect(page.getByRole("link", { name: "Mes siguiente" })).toBeVisible();
    // An agenda: each event with its day in words, and nothing beyond the edge of the screen.
    const first = page
      .getByRole("region", { name: /\d{4}$/ })
      .getByRole("listitem")
      .filter({ visible: true })
      .first();
    await expect(first).toContainText(/\d{2}:\d{2}–\d{2}:\d{2}/);
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await press("Mes siguiente");
    await press("Hoy");
    await press(/^Míos/);
    await expect(page.getByRole("link", { name: /^Míos/ })).toHaveAttribute("aria-current", /./);
    await first.getByRole("link").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("navigation", { name: "Apartados del evento" })).toBeVisible();
  });
});
