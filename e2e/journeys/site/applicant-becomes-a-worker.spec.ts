// Walks: signup, applications, worker-page, account-offer
/** The form announces before submission the same clearance that the worker then has. */
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";

test.use({ appFor: "those who become workers", viewport: { width: 1280, height: 900 } });

test("Quien se apunta lee lo que le falta, y su ficha dice lo mismo cuando se aprueba", async ({
  app,
  page,
  open,
  accounts: { query, mail },
}) => {
  test.slow();
  const next = () => page.getByRole("button", { name: "Continuar" }).click();
  const heading = (name: string) => expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await open("/es/signup?formId=camareros-bilbao");
  await page.getByLabel("Nombre", { exact: false }).first().fill("Maialen");
  await page.getByLabel("Apellidos").fill("Uriarte");
  await page.getByLabel("Correo electrónico").fill("maialen@signup.test");
  await page.getByLabel("Móvil").fill("612345671");
  await page.getByLabel("Fecha de nacimiento").fill("11/02/2001");
  await page.getByLabel("Nacionalidad").selectOption("ES");
  await next();
  await heading("Identidad");
  await page.getByRole("radio", { name: "DNI" }).check();
  await page.getByLabel("Número de DNI").fill("71999003X");
  await next();
  await heading("Puestos y días");
  await page.getByLabel("Camarero/a").check();
  await next();
  await heading("Documentos");
  await next();
  await heading("Revisar y enviar");
  const card = page.getByRole("complementary", { name: "Cómo vas" });
  const waiter = card.getByRole("listitem").filter({ hasText: "Camarero" });
  await expect(waiter).toContainText(/añades/);
  const missing = await waiter.locator(".text-help").allTextContents();
  expect(missing.length).toBeGreaterThan(0);
  await page.getByLabel(/Lo que he escrito es cierto/).check();
  await page.getByLabel("Firma con tu nombre").fill("Maialen Uriarte");
  await expect(page.locator("input[name=work]")).not.toHaveValue("");
  // An applicant who fills in five pages in three seconds is taken for a program and has to confirm by mail.
  await fetch(`${app.url}/test/clock?ahead=10000`);
  await page.getByRole("button", { name: "Enviar solicitud" }).click();
  await expect(page.getByText("Solicitud recibida")).toBeVisible();
  const status = new URL(page.url()).pathname;
  await mail("application-received", "maialen@signup.test");

  const { rows: sent } = await query(
    "SELECT id FROM app.application WHERE submitted_at > now() - interval '1 hour' AND decided_at IS NULL",
  );
  expect(sent).toHaveLength(1);
  await open(`/es/admin/workers/review?application=${sent[0].id}`, { as: "hr" });
  await expect(page.getByRole("heading", { level: 2, name: /Maialen Uriarte/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Aprobar/ }).click();
  await expect(page.getByText(/^Aprobada/)).toBeVisible();

  const { rows: roles } = await query("SELECT id FROM app.role WHERE key = 'waiter'");
  await open(`/es/admin/workers/${sent[0].id}?as=${roles[0].id}`);
  for (const reason of missing) await expect(page.getByRole("region", { name: "Aptitud" })).toContainText(reason);

  // An account is optional. An applicant who wants one gets the link by mail.
  await page.context().clearCookies({ name: "act-as" });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(status);
  await page.getByRole("link", { name: "Crear una cuenta, si quieres" }).click();
  await heading("Tu cuenta");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Crear mi cuenta" }).click();
  await heading("Mira tu correo");
  expect((await mail("invite", "maialen@signup.test")).link).toContain("/es/auth/confirm?");
  await open(`${status}/account`);
  await expect(page.getByRole("link", { name: "Entrar" })).toBeVisible();
});

test("The office exports what it holds of an applicant, and erases it where the person asks", async ({
  as,
  page,
  open,
  accounts: { query },
}) => {
  await as("owner");
  const { rows } = await query(
    "SELECT id FROM app.application WHERE state = 'submitted' AND worker_id IS NULL LIMIT 1",
  );
  await open(`/admin/workers/review?application=${rows[0].id}`);
  await page.getByRole("link", { name: "Data held, export and erasure" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Data held of / })).toBeVisible();
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export as JSON" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("application.json");
  await page.getByRole("button", { name: "Erase the application" }).click();
  await expect(page.getByRole("checkbox", { name: "Yes, the person asks for it" })).toHaveAccessibleDescription(
    /Tick the box/,
  );
  await page.getByRole("checkbox", { name: "Yes, the person asks for it" }).check();
  await page.getByRole("button", { name: "Erase the application" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Applications to review/ })).toBeVisible();
  expect((await query("SELECT 1 FROM app.application WHERE id = $1", [rows[0].id])).rows).toEqual([]);
});
