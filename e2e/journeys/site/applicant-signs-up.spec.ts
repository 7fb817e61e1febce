// Walks: signup, application-data
/** Somebody applies by a form over two sittings, sends it once, and sees how it stands. */
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";
import { ask } from "#e2e/http.ts";
import { noisyPng } from "#e2e/pictures.ts";

test.use({ appFor: "those who apply" });

const picture = { name: "dni.png", mimeType: "image/png", buffer: noisyPng(60, 40) };

test("An applicant signs up with a phone over two sittings, and the office has it once", async ({
  page,
  open,
  accounts: { query, mail },
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await open("/signup?formId=camareros-bilbao");
  await expect(page.getByRole("heading", { name: "About you", level: 1 })).toBeVisible();
  await expect(page.getByText("Page 1 of 5")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("First name")).toHaveAccessibleDescription(/Please fill this in/);
  await page.getByLabel("First name").fill("Nerea");
  await page.getByLabel("Surname").fill("Ibarra");
  await page.getByLabel("Email").fill("nerea@signup.test");
  await page.getByLabel("Mobile").fill("612 345 678");
  await page.getByLabel("Date of birth").fill("11/02/2003");
  await page.getByLabel("Nationality").selectOption("ES");
  await page.getByRole("button", { name: "Continue" }).click();

  await expect(page.getByRole("heading", { name: "Identity", level: 1 })).toBeVisible();
  await expect(page.getByLabel("DNI number")).toHaveCount(0);
  await page.getByRole("radio", { name: "DNI" }).check();
  await page.getByLabel("DNI number").fill("71999001A");
  await page.getByLabel("DNI number").blur();
  await expect(page.getByLabel("DNI number")).toHaveAccessibleDescription(/letter/i);
  await page.getByLabel("DNI number").fill("12345678Z");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Roles and days", level: 1 })).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Where you stand" })).toBeVisible();

  // The second sitting, in the other language, by the link of the mail.
  const { link } = await mail("application-resume", "nerea@signup.test");
  await page.goto("about:blank");
  await open(`/es${new URL(link).pathname.replace(/^\/es/, "")}`);
  await expect(page.getByText("Todo lo que escribiste sigue aquí")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Puestos y días", level: 1 })).toBeVisible();
  await page.getByLabel("Camarero/a").check();
  await page.getByRole("checkbox", { name: /sábado, Noche/i }).check();
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByRole("heading", { name: "Documentos", level: 1 })).toBeVisible();
  await page.getByLabel(/Una foto para tu pase/).setInputFiles(picture);
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByRole("heading", { name: "Revisar y enviar", level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/Lo que he escrito es cierto/).check();
  await page.getByLabel("Firma con tu nombre").fill("Nerea Ibarra");
  const pad = (await page.locator("svg.touch-none").boundingBox())!;
  await page.mouse.move(pad.x + 30, pad.y + 30);
  await page.mouse.down();
  await page.mouse.move(pad.x + 120, pad.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator("input[name='signature.drawn']")).toHaveValue(/^\d+,\d+ /);
  await page.getByText("Seguir en otro dispositivo").click();
  await expect(page.locator("svg", { hasText: "Código con el enlace a tu solicitud" })).toBeVisible();
  await expect(page.locator("input[name=work]")).not.toHaveValue("");
  // An applicant who fills in all of it within three seconds is taken for a program, and has to confirm by mail.
  await query("UPDATE app.application SET created_at = created_at - interval '1 minute' WHERE submitted_at IS NULL");
  await page.getByRole("button", { name: "Enviar solicitud" }).click();
  await expect(page.getByText("Enviada. Mira tu correo")).toBeVisible();
  await expect(page.getByText("Solicitud recibida")).toBeVisible();
  const { rows } = await query(
    `SELECT state, language, (SELECT count(*)::int FROM app.application_file f WHERE f.application_id = a.id) AS files
     FROM app.application a WHERE created_at > now() - interval '1 hour' AND submitted_at > now() - interval '1 hour'`,
  );
  expect(rows).toEqual([{ state: "submitted", language: "es", files: 1 }]);
  const received = await mail("application-received", "nerea@signup.test");
  await open(new URL(received.link).pathname);
  await expect(page.getByRole("heading", { name: "Tu solicitud" })).toBeVisible();
  await page.getByRole("link", { name: "Ver, descargar o borrar mis datos" }).click();
  await expect(page.getByRole("row", { name: /^Nombre.*Nerea/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Borrar mi solicitud" }).click();
  await expect(page.getByRole("checkbox", { name: "Sí, borrarlo todo" })).toHaveAccessibleDescription(
    /Marca la casilla/,
  );
  const kept = await query("SELECT 1 FROM app.application WHERE submitted_at > now() - interval '1 hour'");
  expect(kept.rows).toHaveLength(1);
  await page.getByRole("checkbox", { name: "Sí, borrarlo todo" }).check();
  await page.getByRole("button", { name: "Borrar mi solicitud" }).click();
  await expect(page.getByRole("heading", { name: "Hemos borrado tu solicitud" })).toBeVisible();
  const gone = await query("SELECT 1 FROM app.application WHERE submitted_at > now() - interval '1 hour'");
  expect(gone.rows).toEqual([]);
});

test("A form that is closed or that nobody knows is not to be found, also from within", async ({ app }) => {
  for (const formId of ["azafatas-verano", "nothing", ""]) {
    const { status, body } = await ask(`${app.url}/signup?formId=${formId}`, { headers: { accept: "text/html" } });
    expect(status).toBe(404);
    expect(body.toString()).toContain(">Form not found or not available for signup<");
    const canSignUp = await ask(`${app.url}/api/can-signup?formId=${formId}`);
    expect(JSON.parse(canSignUp.body.toString())).toBe(false);
  }
});

test.describe("sin JavaScript", () => {
  test.use({ javaScriptEnabled: false, locale: "es-ES" });

  test("Una persona se apunta sin JavaScript y lo confirma por correo", async ({ page, accounts: { query, mail } }) => {
    test.slow();
    const next = () => page.getByRole("button", { name: "Continuar" }).click();
    await page.goto("/es/signup?formId=festival-de-invierno");
    await page.getByLabel("Nombre", { exact: false }).first().fill("Jone");
    await page.getByLabel("Apellidos").fill("Arana");
    await page.getByLabel("Correo electrónico").fill("jone@signup.test");
    await page.getByLabel("Móvil").fill("612345670");
    await page.getByLabel("Nacionalidad").selectOption("ES");
    await page.getByLabel("Fecha de nacimiento").fill("2020-02-11");
    await next();
    await expect(page.getByLabel("Fecha de nacimiento"), "a child is stopped here").toHaveAccessibleDescription(
      /a partir del 11 de febrero de 2036: en España nadie puede trabajar antes de los 16 años/,
    );
    await expect(page.getByText("No hemos guardado nada de lo que has escrito aquí.")).toBeVisible();
    await page.getByLabel("Fecha de nacimiento").fill("2003-02-11");
    await next();
    await page.getByRole("radio", { name: "Pasaporte" }).check();
    await next();
    await expect(page.getByLabel("Número de pasaporte"), "what the answer brings out is asked now").toBeVisible();
    await page.getByLabel("Número de pasaporte").fill("XDB123456");
    await next();
    await page.getByLabel("Montador/a").check();
    await next();
    await next();
    await page.getByLabel(/Lo que he escrito es cierto/).check();
    const signature = page.getByLabel("Firma con tu nombre");
    await expect(signature).toHaveAccessibleDescription("Escribe tu nombre completo: Jone Arana.");
    await signature.fill("Jone Arana");
    await page.getByRole("button", { name: "Enviar solicitud" }).click();
    await expect(page.getByRole("heading", { name: "Mira tu correo" })).toBeVisible();
    const { link } = await mail("application-confirm", "jone@signup.test");
    const { pathname, search } = new URL(link);
    await page.goto(pathname + search);
    await page.getByRole("button", { name: "Sí, enviarla" }).click();
    await expect(page.getByText("Solicitud recibida")).toBeVisible();
    const { rows } = await query(
      "SELECT state FROM app.application WHERE submitted_at > now() - interval '1 hour' AND language = 'es' AND form_id = (SELECT id FROM app.form WHERE slug = 'festival-de-invierno')",
    );
    expect(rows).toContainEqual({ state: "submitted" });
  });
});
