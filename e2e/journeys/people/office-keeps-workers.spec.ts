// Walks: completion, signup, worker-merge, worker-messages, worker-page, worker-record, workers
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";

test.use({ appFor: "those who keep workers" });

test("HR adds a worker, who completes the record by link; numbers stay masked and are shown only when asked", async ({
  as,
  page,
  open,
  accounts,
}) => {
  test.slow();
  await open("/admin/workers", { as: "hr" });
  await page.getByRole("link", { name: "New worker" }).click();
  await page.getByLabel("First name").fill("Maialen");
  await page.getByLabel("Surname", { exact: true }).fill("Etxeberria");
  await page.getByLabel("Email").fill("maialen@example.org");
  await page.getByLabel("Mobile").fill("700 000 000");
  await expect(page.getByText("Already registered?")).toBeVisible();
  await expect(page.getByRole("link", { name: "José Ángel López García" })).toBeVisible();
  await page.getByLabel("Mobile").fill("");
  await page.getByText("The whole record").click();
  await page.getByLabel("DNI or NIE", { exact: true }).fill("12345678A");
  await page.getByLabel(/NAF/).fill("281234567841");
  await page.getByLabel("First name").focus();
  await expect(page.getByLabel("DNI or NIE", { exact: true })).toHaveAccessibleDescription(/letter should be Z/);
  await expect(page.getByLabel(/NAF/)).toHaveAccessibleDescription(/do not match the others/);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create and send the link" }).click();
  await expect(page.getByRole("alert")).toContainText("2 fields need your attention");
  await page.getByLabel("DNI or NIE", { exact: true }).fill("12345678z");
  await page.getByLabel("Legal entity").selectOption({ label: "Marea Events Ltd" });
  await expect(page.getByRole("radio", { name: "United Kingdom" }), "it follows the company").toBeChecked();
  await page.getByLabel("Legal entity").selectOption({ label: "Marea Eventos, S.L." });
  await expect(page.getByRole("radio", { name: "Spain" })).toBeChecked();
  await page.getByLabel("Waiter").check();
  await page.getByRole("button", { name: "Create and send the link" }).click();
  const invited = page.getByRole("region", { name: "The link went to their email." });
  const first = (await invited.locator("code").textContent())!;
  await expect(invited.getByRole("link", { name: "Send by WhatsApp" })).toHaveAttribute(
    "href",
    `https://wa.me/?text=${encodeURIComponent(first)}`,
  );
  await expectAccessible(page);
  await page.getByRole("link", { name: "Open the record" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Maialen Etxeberria");
  await expect(page.getByText("Draft", { exact: true })).toBeVisible();
  const address = new URL(page.url()).pathname;

  await page.getByRole("button", { name: "Send link to complete" }).click();
  const region = page.getByRole("region", { name: "The link has been sent." });
  const link = (await region.locator("code").textContent())!;
  const newest = () => accounts.mail("worker-completion", "maialen@example.org");
  await expect.poll(async () => (await newest()).link, "the one before stops working").toBe(link);
  const { subject } = await newest();
  expect(subject).toBe("Complete your details to work with us");
  await page.context().clearCookies({ name: "act-as" });
  await open(new URL(link).pathname);
  await expect(page.getByText("Hello Maialen")).toBeVisible();
  expect(await page.content()).not.toContain("12345678Z");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toContainText("Date of birth: Please fill this in.");
  await expectAccessible(page);
  await page.getByLabel("Mobile").fill("600 123 999");
  await page.getByLabel("Date of birth").fill("14/03/1998");
  await page.getByLabel("Bank account").fill("ES91 2100 0418 4502 0005 1332");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, that is everything");
  await open(new URL(link).pathname);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");

  await open(`${address}?show=profile`, { as: "hr" });
  await expect(page.getByText("Approved", { exact: true })).toBeVisible();
  await expect(page.getByText("•••• 678Z")).toBeVisible();
  expect(await page.content()).not.toMatch(/12345678Z|ES9121000418450200051332|1998-03-14/);
  await expectAccessible(page);
  await page.getByLabel("Why do you need to see it?").first().selectOption("payroll");
  await page.getByRole("button", { name: "Show the identity details" }).click();
  await expect(page.getByText("12345678Z")).toBeVisible();
  await expect(page.getByText("14 Mar 1998")).toBeVisible();
  await page.getByLabel("Surname", { exact: true }).fill("Etxeberria Ruiz");
  await accounts.query("UPDATE app.worker SET version = version + 1, last_name = 'Theirs' WHERE id = $1", [
    address.split("/").at(-1),
  ]);
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByRole("alert")).toContainText("Someone else changed this");
  await expect(page.getByLabel("Surname", { exact: true })).toHaveValue("Theirs");
  await page.getByLabel("Surname", { exact: true }).fill("Etxeberria");
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByText("Saved.")).toBeVisible();

  await page.getByRole("link", { name: "Messages", exact: true }).click();
  const letters = page.getByRole("listitem").filter({ hasText: "Complete your details to work with us" });
  await expect(letters).toHaveCount(2);
  await letters.first().getByText("Complete your details to work with us", { exact: true }).click();
  await expect(letters.first()).toContainText("Hello Maialen");
  expect(await page.content(), "links are hidden").not.toContain(new URL(link).pathname);

  await as("planner");
  const answer = await page.request.get(`${address}.data?show=profile`);
  const json = await answer.text();
  expect(answer.status()).toBe(200);
  expect(json).toContain("Maialen");
  expect(json).not.toMatch(/dateOfBirth|identityNumber|socialSecurity|iban|678Z|\b1332\b|\b1998\b/i);
});

test("HR notes availability, proposes a block that the owner confirms, finds by number and merges", async ({
  page,
  open,
  accounts,
}) => {
  const found = await accounts.query(
    "SELECT id FROM app.worker WHERE first_name = 'José Ángel' AND last_name = 'López'",
  );
  const address = `/admin/workers/${found.rows[0].id}`;
  await open(address, { as: "hr" });
  await page.getByRole("link", { name: "Availability" }).click();
  await page.getByLabel("First day").fill("1/9/2030");
  await page.getByLabel("Monday").check();
  await page.getByRole("button", { name: "Add" }).click();
  await expect(page.getByText("from 1 Sept 2030 · Monday, every week · all day")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Notes" }).click();
  await page.getByLabel("Note", { exact: false }).fill("Speaks to every client by name.");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Speaks to every client by name.").last()).toBeVisible();

  await page.getByText("Change status").click();
  await page.getByRole("link", { name: "Propose block" }).click();
  await page.getByRole("button", { name: "Propose block" }).click();
  await expect(page.getByRole("alert")).toContainText("Reason: Please fill this in.");
  await page.getByLabel("Reason").selectOption({ label: "Fraud" });
  await page.getByLabel("Review on").fill("1/1/2099");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Propose block" }).click();
  await expect(page.getByText("proposed on")).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirm" })).toHaveCount(0);
  await open(address, { as: "owner" });
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Blocked", { exact: true })).toBeVisible();
  await expect(page.getByText("Fraud · to be reviewed on 1 Jan 2099")).toBeVisible();

  await open("/admin/workers/list?q=99000000L");
  await expect(page).toHaveURL(address);
  await page.getByRole("link", { name: "Merge" }).click();
  await page.getByLabel("Name or code of the other record").fill("w-0000");
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page.getByText("There is no record with that name or code")).toBeVisible();
  const twin = await accounts.query(
    `INSERT INTO app.worker (code, status, first_name, email, town, country, language, worker_type, legal_entity_id, source)
     SELECT 'W-7W7W', 'blocked', 'José Ángel', 'twin@example.org', 'Getxo', country, language, worker_type, legal_entity_id, source
     FROM app.worker WHERE first_name = 'José Ángel' LIMIT 1 RETURNING id, code`,
  );
  await page.getByLabel("Name or code of the other record").fill("jose angel");
  await page.getByRole("button", { name: "Compare" }).click();
  const named = page.getByRole("region", { name: "With that name" });
  await named.locator(`a[href$="${twin.rows[0].id}"]`).click();
  await expect(page.getByRole("row", { name: /^Town.*Getxo/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Merge both records" }).click();
  await expect(page.getByText("Done.", { exact: true })).toBeVisible();
  await open(`/admin/workers/${twin.rows[0].id}`);
  await expect(page).toHaveURL(address);
  const { rows } = await accounts.query(
    "SELECT act FROM app.act WHERE act IN ('worker.merge', 'worker.find-by-number')",
  );
  expect(rows.length).toBe(2);
});

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, colorScheme: "dark" });

  test("Recursos humanos da de alta a una persona que quizá ya está", async ({ as, page }) => {
    await as("hr");
    await page.goto("/es/admin/workers/create");
    await page.getByRole("textbox", { name: "Nombre", exact: true }).fill("Joxe");
    await page.getByLabel("Móvil").fill("700 000 000");
    await page.getByLabel("Empresa").selectOption({ label: "Marea Eventos, S.L." });
    await page.getByText("La ficha completa").click();
    await page.getByLabel("Cuenta bancaria").fill("ES91 2100 0418 4502 0005 1333");
    await page.getByRole("button", { name: "Crear sin enlace" }).click();
    await expect(page.getByText("Hay un campo por corregir")).toBeVisible();
    await expect(page.getByText("Alguna cifra está mal").first()).toBeVisible();
    await expect(page.getByLabel("Móvil")).toHaveValue("700 000 000");
    await page.getByLabel("Cuenta bancaria").fill("");
    await page.getByRole("button", { name: "Crear sin enlace" }).click();
    await expect(page.getByText("Ya hay alguien que puede ser la misma persona")).toBeVisible();
    await page.getByLabel("Es otra persona").check();
    await page.getByRole("button", { name: "Crear sin enlace" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Joxe");
    await page.getByText("Cambiar estado").click();
    await page.getByRole("link", { name: "Activar", exact: true }).click();
    await page.getByRole("button", { name: "Activar" }).click();
    await expect(page.getByText("para que esta persona pueda trabajar")).toBeVisible();
    await page.getByLabel("Activar de todas formas").check();
    await page.getByRole("button", { name: "Activar" }).click();
    await expect(page.getByText("Activo", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Perfil" }).click();
    await page.getByRole("button", { name: "Mostrar los datos de cobro" }).click();
    await expect(page.getByText("Rellena este campo.").first()).toBeVisible();
    await page.getByLabel("¿Para qué necesitas verlo?").last().selectOption({ label: "Nómina o Seguridad Social" });
    await page.getByRole("button", { name: "Mostrar los datos de cobro" }).click();
    await expect(page.getByText("Se muestra ahora; la consulta queda registrada.")).toBeVisible();
    await page.goto("/es/signup/resume/nada");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Este enlace ya no sirve");
  });
});
