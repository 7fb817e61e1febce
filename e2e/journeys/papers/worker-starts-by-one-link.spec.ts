// Walks: completion, contract-signing, engagements, evidence, onboarding, signup, worker-page
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";
import { noisyPng } from "#e2e/pictures.ts";

test.use({ appFor: "those who start by one link" });

const picture = { name: "dni.png", mimeType: "image/png", buffer: noisyPng(60, 40) };

test("HR sends one link, and a worker gives details, sends a document and signs with it on a phone in Spanish", async ({
  page,
  open,
  accounts: { query, mail },
  anotherBrowser,
  app,
}) => {
  test.slow();
  const { rows } = await query(
    `UPDATE app.worker SET email = 'starts@example.org', language = 'es', first_name = 'Nerea', last_name = 'Vidal',
       second_last_name = '', preferred_name = '', address = '', town = '', postcode = ''
     WHERE id = (SELECT id FROM app.worker WHERE status = 'active' AND country = 'ES'
       AND worker_type = 'fixed_discontinuous' AND nationality = 'ES' ORDER BY id LIMIT 1) RETURNING id, legal_entity_id`,
  );
  const { id, legal_entity_id: company } = rows[0];
  for (const table of ["engagement", "document", "worker_identity"])
    await query(`DELETE FROM app.${table} WHERE worker_id = $1`, [id]);
  await query(
    `INSERT INTO app.engagement (worker_id, legal_entity_id, type, state, first_day, percentage, convenio, category, activity_period, hours_distribution, base_rate, currency, template_id)
     SELECT $1, $2, 'fixed_discontinuous', 'draft', current_date + 10, 50, 'Hostelería de Bizkaia', 'Camarera', 'De mayo a octubre', 'Fines de semana', 1150, 'EUR', id
     FROM app.contract_template WHERE country = 'ES' AND archived_at IS NULL
       AND (worker_types = '{}' OR 'fixed_discontinuous' = ANY (worker_types)) LIMIT 1`,
    [id, company],
  );

  await open(`/admin/workers/${id}`, { as: "hr" });
  await page.getByRole("link", { name: "Onboarding link" }).click();
  await expect(page.getByText(/^Still missing: .*Address/)).toBeVisible();
  await expect(page.getByLabel("Spanish identity card (DNI)"), "what is required is ticked").toBeChecked();
  await expect(page.getByRole("radio", { name: /^Permanent seasonal, from/ })).toBeChecked();
  await expectAccessible(page);
  const ticked = page.getByRole("checkbox", { checked: true });
  while ((await ticked.count()) > 0) await ticked.first().click();
  await page.getByLabel("Spanish identity card (DNI)").check();
  await page.getByRole("button", { name: "Send onboarding link" }).click();
  const region = page.getByRole("region", { name: "The onboarding link has been sent." });
  const { subject, text, link } = await mail("worker-onboarding", "starts@example.org");
  await expect(region.locator("code"), "who may see all of it can pass the link on").toHaveText(link);
  await expect(region.getByRole("link", { name: "Send by WhatsApp" })).toHaveAttribute(
    "href",
    `https://wa.me/?text=${encodeURIComponent(link)}`,
  );
  expect(subject).toMatch(/^Todo para empezar con /);
  expect(text).toContain("tu firma en el contrato");
  const { pathname } = new URL(link);
  expect(pathname).toMatch(/^\/es\/signup\/resume\/[\w-]{43}$/);

  const phone = { viewport: { width: 320, height: 640 }, hasTouch: true, locale: "es-ES" };
  const small = await anotherBrowser({ ...phone, cookiesSettled: true });
  const looking = await small.newPage();
  const answer = await looking.goto(`${app.url}${pathname}`);
  expect(answer!.headers()).toMatchObject({ "cache-control": "no-store", "referrer-policy": "same-origin" });
  await looking.locator("html[data-alive]").waitFor();
  await expect(looking.getByRole("heading", { level: 1 })).toHaveText("Antes de empezar");
  expect(await looking.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(looking);

  // The following steps need no script.
  const plain = await anotherBrowser({ ...phone, javaScriptEnabled: false });
  const worker = await plain.newPage();
  await worker.goto(`${app.url}${pathname}`);
  const step = (name: string) => worker.getByRole("region", { name });
  await expect(step("Tus datos")).toContainText("Pendiente");
  await expect(step("Tu contrato")).toContainText("Podrás firmarlo cuando hayas dado tus datos.");
  await worker.getByRole("link", { name: "Rellenar tus datos" }).click();
  await expect(worker.getByLabel("Dirección"), "the contract says where they live").toHaveAttribute("required");
  await worker.getByLabel("Dirección").fill("Calle Mayor 1");
  await worker.getByLabel("Localidad").fill("Bilbao");
  await worker.getByLabel("DNI o NIE", { exact: true }).fill("12345678Z");
  await worker.getByRole("button", { name: "Enviar" }).click();
  await expect(step("Tus datos")).toContainText("Hecho");
  await worker.getByRole("link", { name: "Enviar tus documentos" }).click();
  await worker.getByLabel("Anverso").setInputFiles(picture);
  await worker.getByLabel("Reverso").setInputFiles(picture);
  await worker.getByRole("button", { name: /^Enviar: / }).click();
  await worker.getByRole("link", { name: "Volver a todo lo que hace falta" }).click();
  await expect(step("Tus documentos")).toContainText("Todo enviado.");
  await worker.getByRole("link", { name: "Leer y firmar el contrato" }).click();
  await expect(worker.getByText("12345678Z")).toBeVisible();
  await worker.getByLabel("Tu nombre completo").fill("Nerea Vidal");
  await worker.getByLabel("He leído el contrato y estoy de acuerdo").check();
  await worker.getByRole("button", { name: "Firmar el contrato" }).click();
  await expect(worker.getByRole("heading", { level: 1 })).toHaveText("Tu contrato está firmado");
  await worker.getByRole("link", { name: "Volver a todo lo que hace falta" }).click();
  await expect(worker.getByText("Gracias, eso es todo.")).toBeVisible();
  await plain.close();
  await looking.reload();
  await looking.locator("html[data-alive]").waitFor();
  await expectAccessible(looking);
  await looking.goto(`${app.url}/es/signup/resume/nada`);
  await expect(looking.getByRole("heading", { level: 1 })).toHaveText("Este enlace ya no sirve");
  await small.close();

  await open(`/admin/workers/${id}/contract`);
  await expect(page.getByText("Signed", { exact: true })).toBeVisible();
});
