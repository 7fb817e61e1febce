// Walks: subject-data, worker-page, worker-record, workers
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";

test.use({ appFor: "those who erase workers" });

test("Two people erase someone who asked for it; who proposed it cannot confirm it", async ({ page, open }) => {
  test.slow();
  await open("/es/admin/workers/create", { as: "hr" });
  await page.getByRole("textbox", { name: "Nombre", exact: true }).fill("Nekane");
  await page.getByLabel("Correo electrónico").fill("nekane@example.org");
  await page.getByLabel("Empresa").selectOption({ label: "Marea Eventos, S.L." });
  await page.getByRole("button", { name: "Crear sin enlace" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nekane");
  await page.getByRole("link", { name: "Protección de datos" }).click();
  const register = page.getByRole("row", { name: /Registro de jornada/ });
  await expect(register).toContainText("Estatuto de los Trabajadores, art. 34.9");
  await expectAccessible(page);
  const address = new URL(page.url()).pathname;
  const paper = await page.request.get(`${address}.pdf`);
  expect([paper.status(), paper.headers()["content-type"]]).toEqual([200, "application/pdf"]);

  await page.getByRole("button", { name: "Proponer supresión" }).click();
  await expect(page.getByText("Rellena este campo.").first()).toBeVisible();
  await page.getByLabel("Motivo").selectOption({ label: "Lo ha pedido la persona" });
  await page.getByRole("button", { name: "Proponer supresión" }).click();
  await expect(page.getByText(/Tiene que confirmarlo otra persona/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Suprimir definitivamente" })).toHaveCount(0);

  await open(address, { as: "owner" });
  await page.getByRole("button", { name: "Suprimir definitivamente" }).click();
  await expect(page.getByText("Marca esta casilla si quieres continuar.").first()).toBeVisible();
  await page.getByLabel(/^¿Quieres suprimir los datos de Nekane\?/).check();
  await page.getByRole("button", { name: "Suprimir definitivamente" }).click();
  await page.waitForURL("**/admin/workers/list*");
  expect((await page.goto(address))?.status()).toBe(404);
});
