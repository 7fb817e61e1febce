// Walks: follow-ups, signup
/** A form goes to people who are here already, each by a link of their own. */
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";

test.use({ appFor: "those who are sent a form", locale: "es-ES" });

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
  const made = await query("SELECT state FROM app.application WHERE worker_id = $1 AND form_id = $2", [worker, form]);
  expect(made.rows).toEqual([{ state: "started" }]);
});
