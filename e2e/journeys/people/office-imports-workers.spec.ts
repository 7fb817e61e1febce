// Walks: bank-accounts, worker-import, worker-page, workers
import { readFile } from "node:fs/promises";
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect, test } from "#e2e/fixtures.ts";

test.use({ appFor: "someone who imports" });

const file = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
const english = `First name,Surname,Mobile,E-mail,Role,Club
Aurora,Vidal,612 000 101,aurora@import.test,Waiter,A
Bruno,Sáez,612 000 102,bruno@,Waiter,B
Carla,Ibáñez,612 000 103,carla@import.test,Astronaut,C
`;

test("HR brings in a table, mends what is wrong, imports it and takes it back", async ({ page, open }) => {
  await open("/admin/workers", { as: "hr" });
  await page.getByRole("link", { name: "Import", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import workers");
  await page.getByLabel(/Choose a file/).setInputFiles(file("people.csv", "%PDF-1.4\n"));
  await expect(page.getByText("This is neither a CSV file nor an Excel workbook")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/Choose a file/).setInputFiles(file("people.csv", english));

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("people.csv");
  await expect(page.getByLabel("What “Mobile” is")).toHaveValue("mobile");
  await expect(page.getByLabel("What “Club” is")).toHaveValue("-");
  await expectAccessible(page);
  // All by keyboard from here to the result.
  await page.getByLabel("What “Club” is").focus();
  await page.keyboard.type("Tags");
  await expect(page.getByLabel("What “Club” is")).toHaveValue("tags");
  await page.getByRole("button", { name: "Check all rows" }).focus();
  await page.keyboard.press("Enter");

  await expect(page.getByText("2 rows will not be imported.")).toBeVisible();
  await expectAccessible(page);
  const bruno = page.getByRole("textbox", { name: "Email, row 3" });
  await bruno.fill("bruno@import.test");
  await bruno.press("Enter");
  await expect(page.getByText("One row will not be imported.")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download these rows" }).click();
  const rows = await readFile(await (await download).path(), "utf8");
  expect(rows).toContain(
    `"Carla","Ibáñez","612 000 103","carla@import.test","Astronaut","C","Roles: There is no such role."`,
  );

  await page.getByRole("button", { name: "Import 2 rows" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 workers were added and nobody changed.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "See the workers" }).click();
  await page.getByRole("searchbox").fill("aurora vidal");
  await page.getByRole("searchbox").press("Enter");
  await expect(page.getByRole("row", { name: /Aurora Vidal W-\w{4}/ })).toBeVisible();

  await open("/admin/workers/import");
  await page.getByRole("link", { name: "people.csv" }).click();
  await page.getByText("Undo the whole import").click();
  await page.getByRole("button", { name: "Undo it" }).click();
  await expect(page.getByText("The import was undone.")).toBeVisible();
  await open("/admin/workers/list?q=aurora+vidal");
  await expect(page.getByRole("heading", { name: "Nobody matches" })).toBeVisible();
});

test("A colleague confirms the bank accounts that a file brought, only as they were read", async ({ page, open }) => {
  const bring = async (name: string, text: string) => {
    await open("/admin/workers/import", { as: "hr" });
    await page.getByLabel(/Choose a file/).setInputFiles(file(name, text));
    await page.getByRole("button", { name: "Check all rows" }).click();
    await page.getByRole("button", { name: /^Import \d+ rows?$/ }).click();
    await expect(page.getByText(/bank accounts? needs? confirmation by a second person/)).toBeVisible();
  };
  await bring(
    "accounts.csv",
    `First name,E-mail,IBAN
Delia,delia@import.test,ES9121000418450200051332
Emil,emil@import.test,GB29NWBK60161331926819
`,
  );
  await page.getByRole("link", { name: "Bank accounts to confirm" }).click();
  await expect(page.getByText("a colleague has to confirm them")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Confirm/ })).toHaveCount(0);

  await open("/admin/workers", { as: "owner" });
  await page.getByRole("link", { name: "2 bank accounts to confirm" }).click();
  await expect(page.getByRole("row", { name: /Delia .*ES91 •••• 1332 First account/ })).toBeVisible();
  await expectAccessible(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole("link", { name: "Delia" }).click();
  await other.getByRole("button", { name: "Withdraw" }).click();
  await expect(other.getByText("The proposal has been withdrawn.")).toBeVisible();
  await page.getByRole("button", { name: "Confirm these 2 accounts" }).click();
  await expect(page.getByRole("alert")).toContainText("has changed since you read it");
  await expect(page.getByRole("row", { name: /Delia/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Confirm this account" }).click();
  await expect(page.getByText("Confirmed. The accounts are being updated")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No accounts to confirm" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, colorScheme: "dark" });

  test("HR does the same in Spanish", async ({ as, page }) => {
    await as("hr");
    await page.goto("/es/admin/workers/import");
    const text = "Nombre;Apellidos;Móvil;DNI\nÍñigo;Peña;612000201;12345678A\nNoa;Rey;612000202;\n";
    await page
      .locator("input[type=file]")
      .setInputFiles({ ...file("gente.csv", ""), buffer: Buffer.from(text, "latin1") });
    await page.getByRole("button", { name: "Leer el archivo" }).click();
    await expect(page.getByText("se ha leído como archivo de Windows")).toBeVisible();
    await expect(page.getByText("Íñigo · Noa")).toBeVisible();
    await page.getByRole("button", { name: "Comprobar todas las filas" }).click();
    const look = async (wanted: string) => {
      await expect(async () => {
        const again = page.getByRole("link", { name: "Actualizar" });
        if (await again.isVisible()) await again.click();
        await expect(page.getByText(wanted)).toBeVisible({ timeout: 500 });
      }).toPass();
    };
    await look("No se importará una fila.");
    await expect(page.getByText("La letra debería ser Z", { exact: false })).toBeVisible();
    await page.getByLabel("DNI o NIE, fila 2").fill("12345678Z");
    await page.getByRole("button", { name: "Comprobar", exact: true }).click();
    await expect(page.getByText("Se pueden importar todas las filas.")).toBeVisible();
    await page.getByRole("button", { name: "Importar 2 filas" }).click();
    await look("Se han añadido 2 trabajadores y no se ha cambiado a nadie.");
    await page.getByText("Deshacer toda la importación").click();
    await page.getByRole("button", { name: "Deshacerla" }).click();
    await look("La importación se ha deshecho.");
  });
});
