// Walks: check-in, gate, my-hours, pass, punches, time
/** One shift from beginning to end: the gate scans its worker in and out, the worker agrees, the office approves and takes the register. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";
import { codeShown, gatherCrowd, type Crowd } from "@product/database/testing/gate-crowd";

test.use({ appFor: "a shift from scan to export" });

const words = {
  en: {
    name: "Name",
    addDevice: "Add a device",
    pair: "Pair",
    scan: "Scan a pass",
    code: "Pass or worker code",
    cameIn: "Checked in at",
    wentOut: "Checked out at",
    next: "Next person",
    myHours: /Hours this month/,
    right: "It is right",
    agreed: /You agreed on/,
    select: "Select",
    approve: "Approve the selected lines",
    saved: "Saved.",
    approved: "Approved, worker agrees",
    csv: "Register as CSV",
    file: /^time-register-.*\.csv$/,
  },
  es: {
    name: "Nombre",
    addDevice: "Añadir dispositivo",
    pair: "Vincular",
    scan: "Escanea un pase",
    code: "Código del pase o del trabajador",
    cameIn: "Entrada a las",
    wentOut: "Salida a las",
    next: "Siguiente",
    myHours: /Horas de este mes/,
    right: "Es correcto",
    agreed: /Diste tu conformidad/,
    select: "Seleccionar a",
    approve: "Aprobar las líneas seleccionadas",
    saved: "Guardado.",
    approved: "Aprobada y conforme",
    csv: "Registro en CSV",
    file: /^registro-de-jornada-.*\.csv$/,
  },
} as const;

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };
const variants = [
  { locale: "es", size: "phone", place: 0 },
  { locale: "en", size: "phone", place: 1, tag: "@soak" },
  { locale: "en", size: "desktop", place: 2, tag: "@soak" },
  { locale: "es", size: "desktop", place: 3, tag: "@soak" },
] as const;

const hours = 4;
const maialen = "00000000-0000-4000-8000-000000000007";
let crowd: Crowd | undefined;

for (const { locale, size, place, ...details } of variants)
  test.describe(`${locale}, ${size}`, details, () => {
    test.use({ locale: locale === "es" ? "es-ES" : "en-GB", viewport: sizes[size] });

    test(`A shift is scanned, agreed to, approved and exported: ${locale}, ${size}`, async ({
      page,
      as,
      open,
      app,
      accounts: { query },
    }) => {
      test.slow();
      const say = words[locale];
      const to = (path: string) => (locale === "es" ? `/es${path}` : path);
      const clock = (ahead: number) => fetch(`${app.url}/test/clock?ahead=${Math.round(ahead)}`);
      await clock(0);
      crowd ??= await gatherCrowd(query, { size: variants.length, hours });
      const { event, shift, comers } = crowd;
      const comer = comers[place]!;
      // The account of the demonstration's worker belongs to this worker from now on.
      await query("UPDATE app.worker SET user_id = NULL WHERE user_id = $1", [maialen]);
      await query("UPDATE app.worker SET user_id = $2 WHERE id = $1", [comer.id, maialen]);
      const { rows } = await query("SELECT extract(epoch FROM ends_at) * 1000 AS ends FROM app.shift WHERE id = $1", [
        shift,
      ]);
      const untilEnd = Number(rows[0].ends) - Date.now();

      await open(to(`/admin/events/${event}/check-in`), { as: "owner" });
      await page.getByRole("textbox", { name: say.name, exact: true }).fill(`Gate ${locale} ${size}`);
      await page.getByRole("button", { name: say.addDevice }).click();
      const pin = (await page.getByText(/^\d{4} \d{4}$/).textContent())!.replace(" ", "");
      await open(to(`/gate?pin=${pin}`));
      await page.getByRole("button", { name: say.pair }).click();
      await expect(page.getByRole("heading", { name: say.scan })).toBeVisible();
      await scan(page, say.code, codeShown(comer, Date.now()));
      await expect(page.getByRole("alert")).toContainText(say.cameIn);
      await expectAccessible(page);
      await page.getByRole("link", { name: say.next }).click();

      await clock(untilEnd + 3 * 60_000);
      await scan(page, say.code, codeShown(comer, Date.now() + untilEnd + 3 * 60_000));
      await expect(page.getByRole("alert")).toContainText(say.wentOut);

      await as("worker");
      await page.goto(to("/workerpass"));
      await page.getByRole("link", { name: say.myHours }).click();
      await page.getByRole("button", { name: say.right }).click();
      await expect(page.getByText(say.agreed)).toBeVisible();
      await expectAccessible(page);

      await open(to(`/admin/time?event=${event}`), { as: "owner" });
      const name = `Comer ${comer.worker}`;
      await expect(page.getByRole("checkbox", { name: `${say.select} ${name}` })).toBeChecked();
      await page.getByRole("button", { name: say.approve }).click();
      await expect(page.getByText(say.saved)).toBeVisible();
      await open(to(`/admin/time?event=${event}&tab=approved`));
      const row = page.getByRole("listitem").filter({ hasText: name });
      await expect(row).toContainText(say.approved);
      await expectAccessible(page);

      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: say.csv }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(say.file);
      const line = (await readFile(await file.path(), "utf8")).split("\n").find((each) => each.includes(comer.worker));
      expect(line).toMatch(/in \d\d:\d\d out \d\d:\d\d/);
      expect(line, "with when it was approved").toMatch(/\d{4}-\d\d-\d\dT[\d:.]+Z/);
      await clock(0);
    });
  });

async function scan(page: Page, field: string, code: string): Promise<void> {
  await page.getByLabel(field).fill(code);
  await page.getByLabel(field).press("Enter");
}
