// Walks: forms, form-builder
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";

test.use({ appFor: "those who build forms" });

test("The owner builds a form, publishes it and changes it while somebody fills in the old version", async ({
  page,
  open,
  accounts,
}) => {
  test.slow();
  await open("/admin/signup-forms", { as: "owner" });
  await expect(page.getByRole("heading", { level: 1, name: "Sign-up forms" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "New form" }).click();
  await page.getByRole("button", { name: "Create the draft" }).click();
  await expect(page.getByLabel("Name in English")).toHaveAccessibleDescription(/Please fill this in/);
  await page.getByLabel("Name in English").fill("Gala waiters");
  await page.getByLabel("Name in Spanish").fill("Camareros de gala");
  await page.getByLabel("Company").selectOption({ index: 0 });
  await page.getByRole("button", { name: "Create the draft" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Gala waiters/ })).toBeVisible();
  await expect(page.getByText("Draft v1")).toBeVisible();
  await expectAccessible(page);

  await test.step("a question is added, worded in both languages and moved", async () => {
    await page.getByRole("link", { name: /Roles and days/ }).click();
    await page.getByRole("button", { name: "Add: Text", exact: true }).click();
    await expect(page.getByText("Saved in the draft.")).toBeVisible();
    await page.getByLabel("Question in Spanish").fill("Alergias o dieta");
    await page.getByLabel("Sensitivity").selectOption("Health");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText(/asks for health data without a legal basis/)).toBeVisible();
    await expect(page.getByText("Missing in English", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Publish v1" })).toBeDisabled();
    await page.getByLabel("Question in English").fill("Allergies or diet");
    await page.getByLabel("Legal basis").selectOption({ label: "Explicit consent (art. 9.2.a)" });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Missing in English", { exact: true })).toBeHidden();
    await page.getByRole("button", { name: "Move up: Allergies or diet" }).click();
    const names = page.getByRole("link", { name: /^Edit: / });
    await expect(names.nth(-2)).toHaveAccessibleName("Edit: Allergies or diet");
    await names.nth(-2).locator("..").dragTo(names.first().locator(".."));
    await expect(names.first()).toHaveAccessibleName("Edit: Allergies or diet");
    await names
      .first()
      .locator("..")
      .dragTo(page.getByRole("link", { name: /Documents/ }));
    await expect(
      page.getByRole("region", { name: /Documents/ }).getByText("Allergies or diet", { exact: true }),
    ).toBeVisible();
  });

  await test.step("it is published and opened", async () => {
    await page.getByRole("button", { name: "Publish v1" }).click();
    await expect(page.getByText("Published. Whoever starts now gets it.")).toBeVisible();
    await page.getByRole("link", { name: "Dates and places" }).click();
    await page.getByLabel("Places").fill("40");
    await page.getByLabel("Last day").fill("31/2/2027");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByLabel("Last day")).toHaveAccessibleDescription(/day/i);
    await page.getByLabel("Last day").fill("31/12/2030");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Open the form" }).click();
    await expect(page.getByText("The form is open.")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a new version leaves those who have begun on theirs", async () => {
    await accounts.query(
      `INSERT INTO app.application (form_id, form_version_id, language, answers_sealed)
       SELECT f.id, v.id, 'es', '\\x00' FROM app.form f JOIN app.form_version v ON v.form_id = f.id
       WHERE f.title_en = 'Gala waiters'`,
    );
    await page.getByRole("link", { name: "Questions" }).click();
    await page.getByRole("link", { name: /Roles and days/ }).click();
    await page.getByRole("link", { name: "Edit: Languages" }).click();
    await page.getByRole("button", { name: "Remove the field" }).click();
    await expect(page.getByText("Draft v2")).toBeVisible();
    await expect(page.getByText("1 in progress stays on v1")).toBeVisible();
    await page.getByRole("button", { name: "Publish v2" }).click();
    await expect(page.getByText("Published v2")).toBeVisible();
    await page.getByRole("link", { name: "Dates and places" }).click();
    const versions = page.getByRole("table", { name: "Versions" });
    await expect(versions.getByRole("row", { name: /^1 / })).toContainText("1");
    await expect(versions.getByRole("row")).toHaveCount(3);
    await page.getByRole("link", { name: "What changed in version 2" }).click();
    const changes = page.getByRole("region", { name: "From version 1 to version 2" });
    await expect(changes.getByRole("listitem")).toHaveText(/Removed.*Question.*Languages/);
  });

  await open("/es/admin/signup-forms");
  await expect(page.getByRole("row", { name: /Camareros de gala/ })).toContainText("0 de 40");
});

test.describe("without JavaScript, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, colorScheme: "dark" });

  test("a form is built by its buttons alone, in Spanish", async ({ as, page }) => {
    await as("owner");
    await page.goto("/es/admin/signup-forms/create");
    await page.getByLabel("Nombre en inglés").fill("Stewards");
    await page.getByLabel("Nombre en español").fill("Auxiliares");
    await page.getByRole("button", { name: "Crear el borrador" }).click();
    await page.getByRole("button", { name: "Añadir página" }).click();
    await expect(page.getByText("Esta página todavía no pregunta nada.")).toBeVisible();
    await page.getByRole("button", { name: "Añadir: Fecha" }).click();
    await page.getByLabel("Pregunta en español").fill("¿Desde cuándo?");
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByText("Falta en inglés").first()).toBeVisible();
    await page.getByRole("link", { name: "Probar como trabajador" }).click();
    await expect(page.getByRole("heading", { name: "Prueba: Auxiliares" })).toBeVisible();
    await expect(page.getByText("¿Desde cuándo?")).toBeVisible();
  });
});
