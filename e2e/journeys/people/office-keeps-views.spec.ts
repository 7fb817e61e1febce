// Walks: bulk-changes, worker-views, workers
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect, test } from "#e2e/fixtures.ts";

test.use({ appFor: "those who keep views and change many" });

test("HR keeps a view for everyone, a planner begins with it, and HR tags everyone in it and takes that back", async ({
  page,
  open,
}) => {
  await open("/admin/workers/list?town=bilbao&status=active&columns=town,tags&density=compact&sort=-name", {
    as: "hr",
  });
  const count = Number(/\d+/.exec(await page.getByRole("heading", { level: 1 }).innerText())![0]);
  expect(count).toBeGreaterThan(2);
  await page.getByRole("link", { name: "Save view" }).click();
  await expect(page.getByText("Status is Active and town contains “bilbao”")).toBeVisible();
  await page.getByRole("button", { name: "Save view" }).click();
  await expect(page.getByRole("alert")).toContainText("Name");
  await page.getByLabel("Name").fill("Bilbao crew");
  await page.getByLabel("Shared with").selectOption("Everyone with access to the list");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save view" }).click();
  const views = page.getByRole("navigation", { name: "Views of the list" });
  const tab = views.getByRole("link", { name: `Bilbao crew ${count}` });
  await expect(tab).toHaveAttribute("aria-current", "page");
  await expect(page).toHaveURL(/\/list\?view=[0-9a-f-]{36}$/);
  await expect(page.getByRole("columnheader")).toHaveText(["", "Name", "Town", "Tags"]);
  await expect(page.getByRole("columnheader", { name: "Select all on this page" })).toBeVisible();

  // The page names changes that are not part of the saved view, and saves them on request.
  await page.getByRole("link", { name: "Remove: Town contains “bilbao”" }).click();
  await expect(page.getByText("Changed since it was saved")).toBeVisible();
  await page.getByRole("link", { name: "As saved" }).click();
  await expect(page.getByText("Changed since it was saved")).toHaveCount(0);
  await page.getByRole("link", { name: "Regular rows" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page).toHaveURL(/\/list\?view=[0-9a-f-]{36}$/);
  await expect(page.getByText("Changed since it was saved")).toHaveCount(0);

  // All who match, by keyboard; the preview says how many and why not the others.
  await page
    .getByRole("checkbox", { name: /^Select [A-ZÁÉÍÓÚ]/ })
    .first()
    .focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("1 selected")).toBeHidden();
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await expect(page.getByText(`${count} selected`)).toBeVisible();
  // At the end of the list, where the bar lies over nothing.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Tag", exact: true }).click();
  await page.getByRole("textbox", { name: "Tag" }).fill("veteran");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("workers will change");
  await expect(preview).toContainText("Nothing to change: already up to date");
  await expectAccessible(page);
  await preview.getByRole("button", { name: /^Change \d+ workers$/ }).click();
  await expect(page.getByText(/workers now have the tag “veteran”/)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/^Undone for \d+ workers\.$/)).toBeVisible();
  await page.getByRole("link", { name: "Back to the list" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Worker list ${count}`);

  await open("/es/admin/workers/list", { as: "planner" });
  await page.getByRole("link", { name: `Bilbao crew ${count}` }).click();
  await expect(page.getByText("Compartida por")).toBeVisible();
  await page.getByRole("link", { name: "Editar vista" }).click();
  await page.getByRole("checkbox", { name: "Abrir la lista con esta vista" }).check();
  await page.getByRole("button", { name: "Guardar vista" }).click();
  await expect(page).toHaveURL(/\/list\?view=[0-9a-f-]{36}$/);
  await open("/es/admin/workers/list");
  await expect(page.getByRole("link", { name: `Bilbao crew ${count}` })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: /^Todos / }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lista de trabajadores 300");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("Recursos humanos da un puesto a dos personas y lo deshace", async ({ as, page }) => {
    await as("hr");
    await page.goto("/es/admin/workers/list?status=approved");
    for (const place of [0, 1])
      await page
        .getByRole("checkbox", { name: /^Seleccionar a [A-ZÁÉÍÓÚ]/ })
        .nth(place)
        .check();
    await page.getByRole("button", { name: "Puestos" }).click();
    await page.getByRole("combobox", { name: /^Puesto/ }).selectOption({ index: 1 });
    await page.getByRole("button", { name: "Vista previa" }).click();
    await page.getByRole("button", { name: /^Cambiar a/ }).click();
    await expect(page.getByText(/ahora el puesto/)).toBeVisible();
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(page.getByText(/^Deshecho para/)).toBeVisible();
  });
});
