// Walks: list-combine, list-members, list-snapshots, lists, workers
import { readFile } from "node:fs/promises";
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect, test } from "#e2e/fixtures.ts";

test.use({ appFor: "those who keep lists" });

test("A planner makes a list, fills it, asks why, keeps what it was, and lets it end", async ({ page, open }) => {
  test.setTimeout(120_000);
  const heading = page.getByRole("heading", { level: 1 });
  await open("/admin/lists", { as: "planner" });
  await expectAccessible(page);
  await page.getByRole("link", { name: "New list" }).click();
  await page.getByLabel("Never these").check();
  await page.getByLabel("HR and administration").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("2 fields need your attention");
  await expect(page.getByLabel("Client", { exact: true })).toHaveAccessibleDescription(/Please fill this in/);
  await expect(page.getByLabel("HR and administration")).toBeChecked();
  await expectAccessible(page);
  await page.getByLabel("Call-out").check();
  await page.getByLabel(/^Name/).fill("Night bar");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(heading).toHaveText("Night bar 0");
  await expect(page.getByText("shared with HR and administration")).toBeVisible();

  // A list by filter is built with the count in sight.
  await open("/admin/lists/create");
  await page.getByLabel("By filter").check();
  await page.getByLabel(/^Name/).fill("Getxo");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert").first()).toContainText("Filter: Please fill this in.");
  await page.getByRole("combobox", { name: "Field" }).selectOption("Town");
  await page.getByRole("combobox", { name: "Condition" }).selectOption("is");
  await page.getByRole("textbox", { name: "Value" }).fill("getxo");
  await expect(page.getByText("Town is “getxo”")).toBeVisible();
  const found = /^(\d+) people would be in it$/;
  await expect(page.getByText(found)).toBeVisible();
  const inGetxo = found.exec(await page.getByText(found).innerText())![1];
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(heading).toHaveText(`Getxo ${inGetxo}`);
  await page.getByRole("link", { name: "Settings" }).last().click();
  await expect(page.getByRole("textbox", { name: "Value" })).toHaveValue("getxo");
  await expect(page.getByText("No changes")).toBeVisible();

  // People come from anywhere: from the worker list, and from a list by filter.
  await open("/admin/workers/list?town=getxo");
  for (const at of [0, 1])
    await page
      .getByRole("row")
      .getByRole("checkbox")
      .nth(at + 1)
      .press("Space");
  await page.getByRole("button", { name: "Add to a list" }).click();
  await expect(page.getByRole("heading", { name: "2 people selected" })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Lists", exact: true }).last().click();
  await page.getByRole("link", { name: "Barra Bilbao" }).click();
  await expect(page.getByText(/Status is Active and .* town is “Bilbao”/)).toBeVisible();
  const count = Number(/\d+/.exec(await heading.innerText())![0]);
  await page
    .getByRole("link", { name: /^Why is/ })
    .first()
    .click();
  await expect(page.getByText("In the list", { exact: true })).toBeVisible();
  await expect(page.getByText("has: Bilbao")).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole("link", { name: "Add to another list" }).click();
  await expect(page.getByRole("heading", { name: `${count} people selected` })).toBeVisible();
  await page.getByRole("button", { name: "Add to the list" }).click();
  await expect(page.getByRole("alert")).toContainText("List: Please fill this in.");
  await page.getByLabel(/^List/).selectOption("Night bar");
  await page.getByLabel("Why?").fill("Know the bar");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add to the list" }).click();
  await expect(heading).toHaveText(`Night bar ${count}`);
  await page
    .getByRole("link", { name: /^Why is/ })
    .first()
    .click();
  await expect(page.getByText("Added by Paula Nieto")).toBeVisible();
  await expect(page.getByText("Know the bar")).toBeVisible();
  await page.goBack();

  await page.getByRole("link", { name: "Saved copies" }).click();
  await page.getByLabel(/^What for/).fill("Sent to the client");
  await page.getByRole("button", { name: "Save a copy" }).click();
  await expect(page.getByRole("row", { name: /Sent to the client Paula Nieto/ })).toContainText(String(count));
  await expectAccessible(page);

  // By keyboard: two are ticked and taken out, with a reason.
  await page
    .getByRole("navigation", { name: "Parts of the list" })
    .getByRole("link", { name: "People" })
    .press("Enter");
  await expect(page.getByRole("button", { name: "Remove from the list" })).toHaveCount(0);
  for (const at of [0, 1]) await page.getByRole("checkbox").nth(at).press("Space");
  await expect(page.getByText("2 selected")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Why are they being removed?").fill("Moved away");
  await page.getByLabel("Why are they being removed?").press("Enter");
  await expect(heading).toHaveText(`Night bar ${count - 2}`);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toMatch(/^\uFEFF"Code","Surnames","First name"/);
  expect(file.trim().split("\r\n")).toHaveLength(count - 1);
  await page.getByRole("link", { name: "Saved copies" }).click();
  await page
    .getByRole("row", { name: /Sent to the client/ })
    .getByRole("link")
    .click();
  await page.getByRole("link", { name: "Removed since 2" }).click();
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  await expectAccessible(page);

  await open("/admin/lists/combine");
  await page.getByLabel(/^First list/).selectOption("Night bar");
  await page.getByLabel("Equipo de noche").check();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { name: /^\d+ people would be in it/ })).toBeVisible();
  const together = /\d+/.exec(await page.getByRole("heading", { name: /would be in it/ }).innerText())![0];
  await page.getByLabel(/^Name/).fill("Everyone at night");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create the list" }).click();
  await expect(heading).toHaveText(`Everyone at night ${together}`);

  await page.getByRole("link", { name: "Settings" }).last().click();
  await page.getByLabel("Last day").fill("2026-01-31");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Ended on 31 Jan 2026")).toBeVisible();
  await open("/admin/lists");
  await expect(page.getByRole("link", { name: "Everyone at night" })).toHaveCount(0);
  await page.getByRole("link", { name: /^Ended/ }).click();
  await page.getByRole("link", { name: "Everyone at night" }).click();
  await page.getByRole("link", { name: "Settings" }).last().click();
  await page.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("Archived", { exact: true })).toBeVisible();
});

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, colorScheme: "dark" });

  test("Quien lleva RR. HH. ve por qué está alguien en una lista y la quita", async ({ as, page }) => {
    await as("hr");
    await page.goto("/es/admin/lists?q=noche");
    await page.getByRole("link", { name: "Equipo de noche" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Equipo de noche 24");
    await page
      .getByRole("link", { name: /^¿Por qué está/ })
      .first()
      .click();
    await expect(page.getByText("Añadida por Paula Nieto")).toBeVisible();
    await expect(page.getByText("Hacen noches sin problema")).toBeVisible();
    await page.goBack();
    await page.getByRole("button", { name: "Quitar de la lista" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await page.getByRole("checkbox").first().check();
    await page.getByLabel("¿Por qué se les quita?").fill("Ya no hace noches");
    await page.getByRole("button", { name: "Quitar de la lista" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Equipo de noche 23");
    await page.getByRole("link", { name: "Ajustes" }).click();
    await page.getByLabel("Último día").evaluate((box) => box.setAttribute("type", "text"));
    await page.getByLabel("Último día").fill("mañana");
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByText(/Último día: No existe ese día/)).toBeVisible();
  });
});

test("Lists are for those who may see them", async ({ as, page }) => {
  await as("finance");
  expect((await page.goto("/admin/lists"))!.status()).toBe(403);
});
