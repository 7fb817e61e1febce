// Walks: contract-signing, engagements, without-alta, worker-page
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";

test.use({ appFor: "those who make contracts" });

/** As the company in Bilbao counts them. */
const day = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString("sv-SE", { timeZone: "Europe/Madrid" });

test("HR makes a contract, the worker signs it on a phone in Spanish, and the alta turns the light", async ({
  page,
  open,
  accounts,
  anotherBrowser,
  app,
}) => {
  test.slow();
  const { rows } = await accounts.query(
    `SELECT w.id, w.first_name, w.last_name FROM app.worker w
     WHERE w.status = 'active' AND w.country = 'ES' AND w.worker_type = 'fixed_discontinuous'
       AND EXISTS (SELECT FROM app.worker_identity i WHERE i.worker_id = w.id AND i.type IN ('DNI', 'NIE'))
       -- Who is called owes an alta only for days with a shift.
       AND EXISTS (SELECT FROM app.assignment a JOIN app.shift s ON s.id = a.shift_id
         WHERE a.worker_id = w.id AND a.state = 'confirmed' AND s.cancelled_at IS NULL AND s.day = $1)
     ORDER BY w.id LIMIT 1`,
    [day(1)],
  );
  const { id, first_name: first, last_name: last } = rows[0];
  await accounts.query("DELETE FROM app.engagement WHERE worker_id = $1", [id]);
  await accounts.query(
    "UPDATE app.worker SET email = 'signs@example.org', language = 'es', address = 'Calle Mayor 1', town = 'Bilbao' WHERE id = $1",
    [id],
  );

  await open(`/admin/workers/${id}/contract`, { as: "hr" });
  await page.getByRole("link", { name: "New contract" }).click();
  await page.getByLabel("First day").fill("31/02/2027");
  await page.getByLabel("% of full time").fill("50");
  await page.getByLabel("Hours a week").fill("20");
  await page.getByRole("button", { name: "Save the contract" }).click();
  await expect(page.getByRole("alert")).toContainText("2 fields need your attention");
  await page.getByLabel("First day").fill(day(1));
  await page.getByLabel("Hours a week").fill("");
  await page.getByLabel("Category").fill("Camarera");
  await page.getByLabel("Collective agreement").fill("Hostelería de Bizkaia");
  await page.getByLabel("Estimated activity period").fill("De mayo a octubre");
  await page.getByLabel("Distribution of hours").fill("Fines de semana");
  await page.getByLabel("Base rate per hour").fill("11,50");
  await expect(page.getByLabel("Template"), "the one that fits is chosen").not.toHaveValue("");
  await page.getByRole("button", { name: "Save the contract" }).click();
  await expect(page.getByText("The contract is saved.")).toBeVisible();
  await expect(page.getByText("€11.50 an hour")).toBeVisible();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(page.getByLabel("Base rate per hour")).toHaveValue("11.50");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back without saving" }).click();
  await accounts.query("UPDATE app.legal_entity SET tax_id = '' WHERE country = 'ES'");
  await page.getByRole("link", { name: "Read and send for signature" }).click();
  await expect(page.getByText("It cannot be sent yet")).toBeVisible();
  await expect(page.getByText("Missing: Company's tax number.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send for signature" })).toHaveCount(0);
  await expectAccessible(page);
  await accounts.query("UPDATE app.legal_entity SET tax_id = 'B95004172' WHERE country = 'ES'");
  await page.reload();
  await page.locator("html[data-alive]").waitFor();
  await expect(page.getByText("El precio base es de 11,50")).toBeVisible();
  await expect(page.getByText("The base rate is €11.50 an hour")).toBeVisible();
  await page.getByRole("button", { name: "Send for signature" }).click();
  await expect(page.getByText("Awaiting signature")).toBeVisible();
  await expectAccessible(page);

  // On a phone, without an account.
  const { subject, link } = await accounts.mail("contract-to-sign", "signs@example.org");
  expect(subject).toBe("Tu contrato está listo para firmar");
  const region = page.getByRole("region", { name: "The contract has been sent for signature." });
  await expect(region.locator("code"), "who may read all of it can pass the link on").toHaveText(link);
  const address = new URL(link).pathname;
  const phone = await anotherBrowser({
    cookiesSettled: true,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: "es-ES",
  });
  const small = await phone.newPage();
  const answer = await small.goto(`${app.url}${address}`);
  expect(answer!.headers()["referrer-policy"]).toBe("same-origin");
  await small.locator("html[data-alive]").waitFor();
  await expect(small.getByRole("heading", { level: 1 })).toHaveText("Tu contrato");
  await expect(small.getByText("El precio base es de 11,50 € por hora")).toBeVisible();
  await expectAccessible(small);
  await small.getByRole("link", { name: "Read it in English" }).click();
  await expect(small.getByText("Permanent seasonal contract of employment")).toBeVisible();
  await small.getByRole("link", { name: "Leer en español" }).click();
  await small.locator("html[data-alive]").waitFor();
  await small.getByLabel("Tu nombre completo").fill("Otra Persona");
  await small.getByRole("button", { name: "Firmar el contrato" }).click();
  await expect(small.getByLabel("Tu nombre completo")).toHaveAccessibleDescription(/como figuran en el contrato/);
  await small.getByLabel("Tu nombre completo").fill(`${first} ${last}`);
  await small.getByRole("button", { name: "Firmar el contrato" }).click();
  await expect(small.getByRole("alert")).toContainText("Marca esta casilla");
  await small.getByLabel("He leído el contrato y estoy de acuerdo").check();
  await small.getByRole("button", { name: "Firmar el contrato" }).click();
  await expect(small.getByRole("heading", { level: 1 })).toHaveText("Tu contrato está firmado");
  await expectAccessible(small);
  const copy = await small.request.get(`${app.url}${address}/copy.pdf`);
  expect([copy.status(), copy.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  expect((await copy.body()).subarray(0, 5).toString()).toBe("%PDF-");
  await small.goto(`${app.url}/es/contract/nobody-has-this`);
  await expect(small.getByRole("heading", { level: 1 })).toHaveText("Este enlace ya no sirve");
  await phone.close();

  await open(`/admin/workers/${id}/contract`);
  await expect(page.getByText("Signed", { exact: true })).toBeVisible();
  await page.locator("summary", { hasText: "Read the contract sent" }).click();
  await page.getByLabel("Why").first().selectOption("contract");
  await page.getByRole("button", { name: "Read the contract sent" }).click();
  await expect(page.getByText("SHA-256 of the text")).toBeVisible();
  await expect(page.getByText(`${first} ${last}`, { exact: true }).last()).toBeVisible();
  await open(`/admin/workers/${id}`);
  await expect(page.getByText("Not registered with Social Security").first()).toBeVisible();

  await open(`/admin/workers/without-alta`);
  const row = page.getByRole("row", { name: new RegExp(last) }).filter({ has: page.locator(`[href*="${id}"]`) });
  await expect(row).toContainText("No alta");
  await expectAccessible(page);
  await row.getByRole("checkbox").check();
  await page.getByLabel("Alta from").fill(day(90));
  await page.getByRole("button", { name: "Record alta for those selected" }).click();
  await expect(page.getByLabel("Alta from")).toHaveAccessibleDescription(/at most 60 days ahead \(RD 84\/1996\)/);
  await page.getByLabel("Alta from").fill(day(1));
  await page.getByRole("button", { name: "Record alta for those selected" }).click();
  await expect(page.getByText("The altas are recorded.")).toBeVisible();
  await expect(row).toHaveCount(0);
  await open(`/admin/workers/${id}`);
  await expect(page.getByText("Not registered with Social Security")).toHaveCount(0);
  const { rows: spans } = await accounts.query(
    "SELECT FROM app.clearance_span WHERE worker_id = $1 AND $2::date BETWEEN first_day AND last_day AND top_reason->>'code' LIKE 'engagement%'",
    [id, day(2)],
  );
  expect(spans).toEqual([]);
});
