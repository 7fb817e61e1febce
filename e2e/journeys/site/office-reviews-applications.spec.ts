// Walks: applications, several-applications, application-list, forms, follow-ups, signup
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";

// One queue, decided about by each of these in turn.
test.use({ appFor: "those who review applications" });
test.describe.configure({ mode: "serial" });

test("HR filters all applications, keeps the view, and opens one of them", async ({ page, open }) => {
  await open("/admin/workers/review", { as: "hr" });
  await page.getByRole("link", { name: "All applications" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /All applications/ })).toBeVisible();
  await expectAccessible(page);
  await open("/admin/workers/review/list?state=rejected");
  const rows = page.getByRole("table", { name: "Applications" }).getByRole("row");
  await expect(rows.nth(1)).toContainText("Rejected");
  await open("/admin/workers/review/list/views/create?state=rejected");
  await page.getByRole("textbox", { name: "Name" }).fill("Turned down");
  await page.getByRole("button", { name: "Save view" }).click();
  await expect(page.getByRole("link", { name: /Turned down/ })).toBeVisible();
  const first = rows.nth(1).getByRole("link").first();
  const name = (await first.textContent())!;
  await first.click();
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
});

test("HR looks at the pictures and a number of an application, and approves several after seeing what happens", async ({
  as,
  page,
  open,
  accounts,
}) => {
  await as("hr");
  const pictures = await accounts.query("SELECT 1 FROM app.application_file WHERE path LIKE 'demo/%' LIMIT 1");
  expect(pictures.rows).toHaveLength(1);
  await open("/admin/workers/review");
  const picture = page
    .getByRole("region", { name: /Documents/ })
    .locator("img")
    .first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);

  await page.getByText("Show the numbers in full…").click();
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.getByLabel("Why do you need to see it?")).toHaveAccessibleDescription(/./);
  await page.getByLabel("Why do you need to see it?").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.getByText("Shown now; the access has been recorded.")).toBeVisible();
  await expect(page.getByRole("cell", { name: /^79\d{6}[A-Z]$/ })).toBeVisible();

  await page.getByText("Decide several").click();
  await page.getByRole("checkbox", { name: /^Gorka/ }).check();
  await page.getByRole("checkbox", { name: /^Leire/ }).check();
  await page.getByRole("button", { name: "Approve the ticked ones…" }).click();
  await expect(page.getByRole("row", { name: /^Gorka/ })).toContainText("Becomes a worker");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Approve 2" }).click();
  await expect(page.getByText("The ticked applications are decided.")).toBeVisible();
  const { rows } = await accounts.query(
    "SELECT w.first_name FROM app.application a JOIN app.worker w ON w.id = a.worker_id WHERE w.first_name IN ('Gorka', 'Leire') AND a.decided_at IS NOT NULL ORDER BY 1",
  );
  expect(rows).toEqual([{ first_name: "Gorka" }, { first_name: "Leire" }]);
});

test("HR goes through the applications by keys alone: approves, asks, rejects and takes back", async ({
  page,
  open,
  accounts,
}) => {
  test.slow();
  await open("/admin/workers/review", { as: "hr" });
  await expect(page.getByRole("heading", { level: 1, name: /Applications to review/ })).toBeVisible();
  await expectAccessible(page);
  const current = page.getByRole("heading", { level: 2 }).first();
  const nameShown = async () => (await current.textContent())!;
  const first = await nameShown();

  await test.step("J and K move", async () => {
    await page.keyboard.press("j");
    await expect(current).not.toHaveText(first);
    await page.keyboard.press("k");
    await expect(current).toHaveText(first);
  });

  await test.step("A approves, and the next one is shown", async () => {
    await page.keyboard.press("a");
    await expect(page.getByText("Approved. Here is the next one.")).toBeVisible();
    await expect(current).not.toHaveText(first);
    const { rows } = await accounts.query(
      "SELECT w.first_name, w.status FROM app.application a JOIN app.worker w ON w.id = a.worker_id ORDER BY a.decided_at DESC NULLS LAST LIMIT 1",
    );
    expect(rows).toEqual([{ first_name: first.split(" ")[0], status: "approved" }]);
  });

  await test.step("M asks for more with a template, in the person's language", async () => {
    await page.keyboard.press("m");
    await expect(page.getByLabel("Standard text")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Message", { exact: true })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Asked for more. Here is the next one.")).toBeVisible();
  });

  await test.step("R rejects, and the decision is taken back while nothing has followed", async () => {
    const rejected = await nameShown();
    await page.keyboard.press("r");
    await expect(page.getByLabel("Why is it rejected?")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Rejected. Here is the next one.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(page.getByText("Undone. It waits for a decision again.")).toBeVisible();
    await expect(current).toContainText(rejected.replace(/New$|In review$/, ""));
  });

  await test.step("the keys are told", async () => {
    await page.keyboard.press("?");
    await expect(page.getByText("Approve the application")).toBeVisible();
  });
});

test.describe("without JavaScript, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, colorScheme: "dark" });

  test("the same goes by buttons, in Spanish", async ({ as, page }) => {
    await as("hr");
    await page.goto("/es/admin/workers/review");
    await page.getByText("Rechazar…").click();
    await page.getByRole("button", { name: "Rechazar", exact: true }).click();
    await expect(page.getByText("Rechazada. Aquí está la siguiente.")).toBeVisible();
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(page.getByText("Deshecho. Vuelve a estar por decidir.")).toBeVisible();
  });
});

test.describe("en español", () => {
  test.use({ locale: "es-ES" });

  // A form goes to people who are here already, each by a link of their own.
  test("Un formulario llega a las personas de una lista, una vez, y se abre con su enlace", async ({
    page,
    open,
    accounts: { query, mail },
  }) => {
    test.slow();
    const { rows } = await query(
      `SELECT form.id AS form, l.id AS list, w.id AS worker, w.email FROM app.form
     JOIN app.worker w ON w.legal_entity_id = form.legal_entity_id AND w.status = 'active' AND w.email IS NOT NULL
     JOIN app.list_member m ON m.worker_id = w.id AND m.removed_at IS NULL
     JOIN app.list l ON l.id = m.list_id AND l.kind = 'static' AND l.archived_at IS NULL AND l.expires_on IS NULL AND l.purpose <> 'deny'
     WHERE form.slug = 'camareros-bilbao' LIMIT 1`,
    );
    const { form, list, worker, email } = rows[0];
    await query("DELETE FROM app.list_member WHERE list_id = $1 AND worker_id <> $2", [list, worker]);
    await open(`/es/admin/signup-forms/${form}/send`, { as: "owner" });
    await expectAccessible(page);
    const choice = page.getByLabel("Lista", { exact: true });
    await expect(choice.locator(`option[value="${list}"]`)).toHaveText(/\(una persona\)$/);
    await choice.selectOption(list);
    await page.getByRole("button", { name: "Enviar los enlaces" }).click();
    await expect(page.getByText("Se han enviado los enlaces.")).toBeVisible();
    await expect(choice.locator(`option[value="${list}"]`)).toHaveText(/nadie a quien enviarlo/);

    const { link } = await mail("application-follow-up", email);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(new URL(link).pathname);
    await expect(page.getByRole("heading", { level: 1, name: /Sobre ti|About you/ })).toBeVisible();
    await expectAccessible(page);
    const applications = await query("SELECT state FROM app.application WHERE worker_id = $1 AND form_id = $2", [
      worker,
      form,
    ]);
    expect(applications.rows).toEqual([{ state: "started" }]);
  });
});
