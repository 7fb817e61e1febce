// Walks: absences, right-to-work, worker-page, worker-qualifications, worker-record
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";

test.use({ appFor: "those who check workers" });

/** Someone of the British company with a date of birth, and nothing of what is tried here. */
const someone = `
  WITH chosen AS (
    SELECT worker.id FROM app.worker JOIN app.legal_entity entity ON entity.id = legal_entity_id
    WHERE entity.country = 'UK' AND birth_date_sealed IS NOT NULL AND status = 'active' ORDER BY worker.id LIMIT 1),
  checks AS (DELETE FROM app.right_to_work_check WHERE worker_id IN (SELECT id FROM chosen)),
  terms AS (DELETE FROM app.study_term WHERE worker_id IN (SELECT id FROM chosen)),
  days AS (DELETE FROM app.absence WHERE worker_id IN (SELECT id FROM chosen)),
  skills AS (DELETE FROM app.worker_qualification WHERE worker_id IN (SELECT id FROM chosen))
  SELECT id FROM chosen`;

test("HR checks a student, who is absent for a while and verified in first aid; a planner learns only the days", async ({
  page,
  open,
  accounts,
}) => {
  test.slow();
  const address = `/admin/workers/${(await accounts.query(someone)).rows[0].id}`;
  await open(address, { as: "hr" });
  await page.getByRole("link", { name: "Right to work", exact: true }).click();
  await expect(page.getByRole("heading", { name: "No check yet" })).toBeVisible();
  await page.getByRole("button", { name: "Record check" }).press("Enter");
  await expect(page.getByRole("alert")).toContainText("3 fields need your attention");
  await page.getByLabel("How it was checked").selectOption({ label: "Online with a share code" });
  await page.getByLabel("Outcome").selectOption({ label: "Can work for a limited time or with restrictions" });
  await page.getByLabel("Checked on").fill("1/10/2026");
  await page.getByLabel("Valid until").fill("1/10/2026");
  await page.getByLabel("Hours a week in term").fill("20");
  await page.getByLabel("Share code").fill("r12 345");
  await page.getByLabel("Share code").press("Enter");
  await expect(page.getByLabel("Valid until")).toHaveAccessibleDescription(/Choose a day after the check/);
  await expect(page.getByLabel("Share code")).toHaveAccessibleDescription(/nine letters and digits/);
  await expectAccessible(page);
  await page.getByLabel("Valid until").fill("31/10/2099");
  await page.getByLabel("Share code").fill("r12 345 678");
  await page.getByLabel("Share code").press("Enter");
  await expect(page.getByText("United Kingdom: check again by 31 Oct 2099.")).toBeVisible();
  await expect(page.getByText("It does not begin with W")).toBeVisible();
  await expect(page.getByText("Checked on 1 Oct 2026 by Hugo Rivas")).toBeVisible();
  expect(await page.content()).not.toContain("R12345678");
  await page.locator("summary", { hasText: "Show the code" }).press("Enter");
  await page.getByLabel("Why do you need it?").fill("An inspector asked");
  await page.getByLabel("Why do you need it?").press("Enter");
  await expect(page.getByText("R12345678")).toBeVisible();

  await expect(page.getByText("No terms entered: 20 h a week at any time")).toBeVisible();
  const addTerm = async (first: string, last: string) => {
    await page.getByLabel("First day").fill(first);
    await page.getByLabel("Last day").fill(last);
    await page.getByRole("button", { name: "Add term" }).click();
  };
  await addTerm("1/9/2026", "12/12/2098");
  await expect(page.getByText("Until 12 Dec 2098: 20 h a week at most")).toBeVisible();
  await addTerm("12/12/2098", "1/2/2099");
  await expect(page.getByRole("alert")).toContainText("already belong to another term");
  await expectAccessible(page);

  await page.getByRole("link", { name: "Qualifications", exact: true }).click();
  await page.getByLabel("Qualification", { exact: false }).selectOption({ label: "Lifeguard" });
  await page.getByRole("button", { name: "Add qualification" }).click();
  await expect(page.getByText("Will count as First aid once Lifeguard is verified and valid")).toBeVisible();
  await page.locator("summary", { hasText: "Verify" }).press("Enter");
  await page.getByRole("button", { name: "Verify", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Evidence: Please fill this in.");
  await page.getByRole("combobox", { name: "Evidence" }).selectOption({ label: "I have seen it; no copy is stored" });
  await page.getByLabel("Valid from").fill("1/10/2026");
  await page.getByRole("button", { name: "Verify", exact: true }).click();
  await expect(page.getByText("valid until 1 Oct 2028 · seen by Hugo Rivas")).toBeVisible();
  await expect(page.getByText("Counts as First aid through Lifeguard")).toBeVisible();
  await expectAccessible(page);

  await open(`${address}/absences`, { as: "planner" });
  await expect(page.getByRole("link", { name: "Right to work", exact: true })).toHaveCount(0);
  await page.getByLabel("First day").fill("1/10/2026");
  await page.getByLabel("Kind").selectOption({ label: "Sick" });
  await page.getByRole("button", { name: "Record absence" }).click();
  await expect(page.getByText("from 1 Oct 2026, end not known")).toBeVisible();
  await expectAccessible(page);
  await open(address);
  await expect(page.getByText("Cannot work", { exact: true }).first()).toBeVisible();
  for (const [path, status] of [
    ["/right-to-work", 403],
    ["/absences", 200],
    ["/qualifications", 200],
    ["", 200],
  ] as const) {
    const answer = await page.request.get(`${address}${path}.data`);
    expect([path, answer.status()]).toEqual([path, status]);
    expect(await answer.text()).not.toMatch(/share_code|5678|"sick"|termHours|inspector|guardian"/i);
  }
  const sent = await page.request.post(`${address}/right-to-work.data?do=reveal`, { form: { reason: "x" } });
  expect(sent.status()).toBe(403);

  await open(`${address}/absences`, { as: "hr" });
  await expect(page.getByText("Sick", { exact: false }).first()).toBeVisible();
  await page.getByLabel("Last day of the absence from 1 Oct 2026").fill("10/10/2026");
  await page.getByRole("button", { name: "Save last day" }).click();
  await expect(page.getByText("1 Oct 2026 – 10 Oct 2026")).toBeVisible();
  await page.getByRole("button", { name: "Remove the absence" }).click();
  await expect(page.getByRole("heading", { name: "No absences" })).toBeVisible();
});

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, colorScheme: "dark" });

  test("Recursos humanos anota quién responde por una menor, y su ausencia", async ({ as, page }) => {
    await as("hr");
    await page.goto("/es/admin/workers/create");
    await page.getByRole("textbox", { name: "Nombre", exact: true }).fill("Haizea");
    await page.getByLabel("Correo electrónico").fill("haizea@example.org");
    await page.getByLabel("Empresa").selectOption({ label: "Marea Eventos, S.L." });
    await page.getByText("La ficha completa").click();
    await page.getByLabel("Fecha de nacimiento").fill(`1/1/${new Date().getFullYear() - 17}`);
    await page.getByRole("button", { name: "Crear sin enlace" }).click();
    await page.getByRole("link", { name: "Permiso de trabajo", exact: true }).click();
    await expect(page.getByText("Falta la autorización firmada.")).toBeVisible();
    await page.getByRole("button", { name: "Guardar tutor" }).click();
    await expect(page.getByText("Hay 3 campos por corregir")).toBeVisible();
    await page.getByLabel("Nombre del tutor").fill("Miren Agirre");
    await page.getByLabel("Parentesco").selectOption({ label: "Madre" });
    await page.getByLabel("Teléfono o correo del tutor").fill("600 123 456");
    await page.getByRole("button", { name: "Guardar tutor" }).click();
    await expect(page.getByText("Guardado.")).toBeVisible();
    await expect(page.getByLabel("Nombre del tutor")).toHaveValue("Miren Agirre");
    await page.getByRole("link", { name: "Ausencias", exact: true }).click();
    await page.getByLabel("Primer día").fill("2/1/2030");
    await page.getByLabel("Último día").fill("1/1/2030");
    await page.getByLabel("Tipo").selectOption({ label: "Permiso o vacaciones" });
    await page.getByRole("button", { name: "Registrar ausencia" }).click();
    await expect(page.getByText("El último día es anterior al primero.").first()).toBeVisible();
    await page.getByLabel("Último día").fill("5/1/2030");
    await page.getByRole("button", { name: "Registrar ausencia" }).click();
    await expect(page.getByText("2 ene 2030 – 5 ene 2030")).toBeVisible();
    await page.getByRole("link", { name: "Cualificaciones", exact: true }).click();
    await expect(page.getByText("Todavía no hay cualificaciones")).toBeVisible();
  });
});
