// Walks: client-hours, client-view, limits, time, time-tabs
/** A client signs the hours of their event without an account, or says what was different; the office reads it. */
import { createHash } from "node:crypto";
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test, type Accounts } from "#e2e/accounts.ts";

test.use({ appFor: "hours that a client approves" });

/** The event that is over with most people who came and went. */
const past = `SELECT s.event_id FROM app.punch p JOIN app.shift s ON s.id = p.shift_id
  WHERE p.kind = 'out' AND s.ends_at < now() GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`;

const ownAddress = "coordination@harbour.test";

type Query = (statement: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** The one in English: another was written in Spanish before. */
async function mailed(mail: Accounts["mail"]) {
  await expect.poll(async () => (await mail("client-code", ownAddress)).subject).toContain("Your code to sign");
  return mail("client-code", ownAddress);
}

async function linked(query: Query, token: string): Promise<string> {
  const { event_id: eventId } = (await query(past)).rows[0] as { event_id: string };
  await query("UPDATE app.client SET contact_email = $2 WHERE id = (SELECT client_id FROM app.event WHERE id = $1)", [
    eventId,
    ownAddress,
  ]);
  await query(
    `INSERT INTO app.client_link (event_id, token_hash, note, names, asks_hours, created_at, expires_at)
     VALUES ($1, $2, 'Harbour Group', 'first', true, now(), now() + interval '7 days')`,
    [eventId, createHash("sha256").update(token).digest()],
  );
  return eventId;
}

test.describe("en un móvil, sin JavaScript", () => {
  test.use({ javaScriptEnabled: false, locale: "es-ES", viewport: { width: 390, height: 844 } });
  test("Un cliente dice qué fue distinto, y para firmar escribe el código de su correo", async ({
    page,
    accounts: { query, mail },
  }) => {
    const token = "M".repeat(43);
    await linked(query, token);
    await page.goto(`/es/client/${token}`);
    await page.getByRole("link", { name: "Ver las horas" }).click();
    const line = page
      .getByRole("list", { name: "Horas" })
      .getByRole("listitem")
      .filter({ hasText: "Por aprobar" })
      .first();
    await line.getByText("Fue distinto", { exact: true }).click();
    await line.getByLabel("¿Qué fue distinto?").fill("Se marchó a las nueve");
    await line.getByRole("button", { name: "Enviar" }).click();
    await expect(page.getByText("Gracias. Ha quedado registrado.")).toBeVisible();
    await expect(page.getByText("Ha dicho que fue distinto")).toBeVisible();
    await expect(page.getByRole("button", { name: "Aprobar y firmar" })).toHaveCount(0);
    await expect(page.getByText("se envía un código a c•••@h•••.test")).toBeVisible();
    await page.getByRole("button", { name: "Enviar el código" }).click();
    const { subject, code } = await mail("client-code", ownAddress);
    expect(subject).toContain("Su código para firmar las horas");
    await page.getByLabel("Código del correo").fill(code === "000000" ? "000001" : "000000");
    await page.getByRole("button", { name: "Continuar para firmar" }).click();
    await expect(page.getByRole("alert")).toContainText("Este código no es correcto");
    await page.getByLabel("Código del correo").fill(code);
    await page.getByRole("button", { name: "Continuar para firmar" }).click();
    await expect(page.getByRole("button", { name: "Aprobar y firmar" })).toBeVisible();
  });
});

test("A client signs hours once, and the office sees who signed and what the limits say", async ({
  page,
  open,
  browser,
  accounts: { query, mail },
}) => {
  test.slow();
  const token = "N".repeat(43);
  const eventId = await linked(query, token);
  await open("/admin/time", { as: "owner" });
  const stranger = await browser.newContext();
  const there = await stranger.newPage();
  await there.goto(new URL(`/client/${token}/hours`, page.url()).href);
  await expect(there.getByText("To approve").first()).toBeVisible();
  await expectAccessible(there);
  await there.getByRole("button", { name: "Send the code" }).click();
  await expect(there.getByText("A code has been sent to c•••@h•••.test.")).toBeVisible();
  await expectAccessible(there);
  await there.getByLabel("Code from the mail").fill((await mailed(mail)).code);
  await there.getByRole("button", { name: "Go on to sign" }).click();
  await there.getByRole("button", { name: "Approve and sign" }).click();
  await expect(there.getByRole("alert")).toContainText("Your first name and surname");
  await there.getByLabel("Your first name and surname").fill("Marta Ruiz");
  await there.getByRole("button", { name: "Approve and sign" }).click();
  await expect(there.getByText("Thank you. It is recorded.")).toBeVisible();
  await expect(there.getByText("Approved by you").first()).toBeVisible();
  await expect(there.getByRole("button", { name: "Approve and sign" })).toHaveCount(0);
  await stranger.close();

  await open(`/admin/events/${eventId}/time`);
  await expect(page.getByRole("region", { name: "Approved by the client" })).toContainText("Marta Ruiz approved");
  await expectAccessible(page);
  await open("/admin/time");
  await page.getByRole("link", { name: "Limits" }).click();
  await expect(page.getByRole("heading", { name: "Hours against limits" })).toBeVisible();
  await expectAccessible(page);
});
