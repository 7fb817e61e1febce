// Walks: pass, pass-link, gate, check-in, punches, passages, items, plain-kinds, own-data, my-hours
/** A worker opens the pass on a phone, the office pairs a device, and the gate lets them in, takes it back, and stops a stranger. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";
import { beginsSoon } from "#e2e/gate/begins-soon.ts";
import { addSupervisorsDevice, openDesk } from "#e2e/gate/desk.ts";

test.use({ appFor: "those at the gate", viewport: { width: 390, height: 844 } });

/** The code on the screen, once the phone has signed it. */
async function shownCode(page: Page): Promise<void> {
  await expect(page.locator("[data-pass][data-live]")).toBeVisible();
}

/** With the radio: to a break, back from it though the gate lets people in and out, in already, and home. */
async function goesOnABreakAndHome(page: Page, code: string): Promise<void> {
  const scan = async (direction: string) => {
    await page.getByRole("link", { name: "Next person" }).click();
    await page.getByLabel("Pass or worker code").fill(code);
    await page.getByText(direction, { exact: true }).click();
    await page.getByRole("button", { name: "Check" }).click();
  };
  const alert = page.getByRole("alert");
  await scan("In only");
  await expect(alert).toContainText("Already in");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send to a break" }).click();
  await expect(alert).toContainText("On a break");
  await scan("In or out");
  await expect(alert).toContainText("Back from break");
  await expectAccessible(page);
  await scan("Break");
  await expect(alert).toContainText("On a break");
  await scan("In only");
  await expect(alert).toContainText("Back from break");
  await scan("Out only");
  await expect(alert).toContainText("Take back Radio 12");
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: "Got Radio 12" })).toBeVisible();
}

/** Both in one moment, before the first is answered: it is the first who is looked at. */
async function tapsTwoNamesAtOnce(page: Page): Promise<void> {
  await page.getByRole("searchbox").fill("ar");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const people = page.getByRole("list").getByRole("button", { name: /W-/ });
  await expect(people.nth(1)).toBeVisible();
  const [code] = /W-\w+/.exec(await people.first().innerText())!;
  await page
    .getByRole("list")
    .first()
    .evaluate((list) => {
      for (const button of [...list.querySelectorAll("button")].slice(0, 2)) button.click();
    });
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByText(code!, { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Next person" }).click();
}

test("Maialen opens her pass by its link, and the gate lets her in", async ({
  page,
  open,
  accounts: { query, mail },
  anotherBrowser,
}) => {
  test.slow();
  const { rows } = await query(
    `UPDATE app.worker w SET email = 'maialen@gate.test', language = 'es' FROM app.assignment a JOIN app.shift s ON s.id = a.shift_id
     WHERE w.user_id = $1 AND a.worker_id = w.id AND s.title = 'Cena de gala' RETURNING w.code, w.id, s.id AS shift, s.event_id AS event`,
    ["00000000-0000-4000-8000-000000000007"],
  );
  const { code, event } = rows[0];
  await beginsSoon(query, rows[0]);

  await page.goto("/es/workerpass");
  await expect(page.getByRole("heading", { name: "Esto es un pase de trabajo" })).toBeVisible();
  await page.getByRole("link", { name: "Enviadme mi enlace" }).click();
  await page.locator("html[data-alive]").waitFor();
  await page.getByLabel("Correo electrónico").fill("maialen@gate.test");
  await page.getByRole("button", { name: "Enviadme el enlace" }).click();
  await expect(page.getByRole("heading", { name: "Mira tu correo" })).toBeVisible();
  const { link } = await mail("pass-link", "maialen@gate.test");
  await page.goto(new URL(link).pathname);
  await expect(page).toHaveURL(/\/es\/workerpass$/);
  await expect(page.getByText("Maialen Etxeberria")).toBeVisible();
  await expect(page.getByText("Congreso Tresmontes").first()).toBeVisible();
  await shownCode(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Fichar entrada" }).click();
  await expect(page.getByText(/Entrada fichada a las/)).toBeVisible();
  await page.getByRole("button", { name: "Fichar salida" }).click();
  await expect(page.getByText(/^Enviado, \d\d:\d\d · Fichar salida$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Fichar entrada" })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Entrada fichada a las \d\d:\d\d, salida a las \d\d:\d\d$/)).toBeVisible();
  const stranger = await page.goto(`/es/workerpass?p=${"A".repeat(22)}`);
  expect(stranger!.headers()["cache-control"]).toBe("no-store");
  await expect(page.getByRole("heading", { name: "Esto es un pase de trabajo" })).toBeVisible();
  await expect(page.getByText("Maialen")).toHaveCount(0);

  const desk = await openDesk(anotherBrowser, event);
  const pin = await addSupervisorsDevice(desk, "Main gate");
  await expectAccessible(desk);

  await page.context().clearCookies({ name: "i18n_redirected" });
  await open(`/gate?pin=${pin}`);
  await page.getByRole("button", { name: "Pair" }).click();
  await expect(page.getByRole("heading", { name: "Scan a pass" })).toBeVisible();
  await page.locator("html[data-alive]").waitFor();
  await tapsTwoNamesAtOnce(page);
  await page.getByLabel("Pass or worker code").fill("W-0000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("No pass is known by this code");
  await page.getByRole("link", { name: "Next person" }).click();
  // A scanner is a keyboard: it types where the focus is, and ends with Enter.
  await expect(page.getByLabel("Pass or worker code")).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Compare the photo");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Let in" }).click();
  await expect(page.getByRole("alert")).toContainText("Checked in at");
  await desk.goto(`/admin/events/${event}/check-in`);
  const hers = desk.getByRole("row").filter({ hasText: code });
  await expect(hers.getByText("In", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone.")).toBeVisible();
  await desk.goto(`/admin/events/${event}/check-in`);
  await expect(hers.getByText("Left", { exact: true })).toBeVisible();

  // Back in, she gets a radio; the office sees that it is out, and takes it back.
  await page.getByLabel("Pass or worker code").fill(code);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Let in" }).click();
  await expect(page.getByRole("alert")).toContainText("Checked in at");
  await page.getByRole("link", { name: "Items" }).click();
  await expect(page.getByRole("heading", { name: /^Maialen Etxeberria/ })).toBeVisible();
  await page.getByLabel("Item", { exact: true }).selectOption("Radio");
  await page.getByRole("button", { name: "Hand out" }).click();
  await expect(page.getByRole("alert")).toContainText("Each of these has a number");
  await page.getByLabel("Number, if it has one").fill("12");
  await page.getByRole("button", { name: "Hand out" }).click();
  await expect(page.getByRole("list", { name: "Has" })).toContainText("Radio 12");
  await expectAccessible(page);
  await goesOnABreakAndHome(page, code);
  await desk.goto(`/admin/events/${event}/check-in`);
  await desk.locator("html[data-alive]").waitFor();
  const out = desk.getByRole("region", { name: "Items still out" });
  const radio = out.getByRole("button", { name: /^Returned: Radio 12,/ });
  await radio.click();
  await expect(radio).toBeHidden();
  await desk.getByRole("button", { name: "Training mode for Main gate" }).click();
  await expect(desk.getByText("Training", { exact: true })).toBeVisible();
  await expectAccessible(desk);
  await page.getByRole("link", { name: "Next person" }).click();
  await expect(page.getByText("Training: nothing is recorded")).toBeVisible();
  await desk.context().close();
});

test("Maialen ve quién ha mirado sus datos y pasa su pase a otro teléfono, tras mostrar que es ella", async ({
  page,
  as,
  accounts: { query },
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await as("worker");
  await page.goto("/es/workerpass");
  await page.getByRole("link", { name: "Tus datos y tus derechos" }).click();
  await expect(page.getByRole("heading", { name: "Tus datos", exact: true })).toBeVisible();
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Descargar mis datos" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^W-.+\.json$/);
  await page.reload();
  await expect(page.getByRole("region", { name: "Quién ha consultado" })).toContainText("Copia de todo");
  const versions = async () =>
    (
      await query(
        "SELECT max(number) AS n FROM app.pass p JOIN app.worker w ON w.id = p.worker_id WHERE w.user_id IS NOT NULL",
      )
    ).rows[0].n as number;
  const before = await versions();
  await page.goto("/es/workerpass/phone");
  await page.getByRole("button", { name: "Usar este teléfono" }).click();
  await expect(page).toHaveURL(/\/es\/workerpass$/);
  await expect(page.locator("[data-pass][data-live]")).toBeVisible();
  expect(await versions()).toBe(before + 1);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(paper.match(/\/Type \/Page\b/g), "one sheet").toHaveLength(1);
  const [, wide, high] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper)!.map(Number);
  expect([Math.round((wide! * 25.4) / 72), Math.round((high! * 25.4) / 72)], "A6").toEqual([105, 148]);
  const faintest = () =>
    page
      .getByText(/^W-/)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  const usual = await faintest();
  await page.emulateMedia({ contrast: "more" });
  expect(await faintest(), "no grey where more contrast is asked for").not.toBe(usual);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide, "nothing is cut off at 320 px").toBe(false);
  const overflowing = await page
    .locator("main :is(a, button)")
    .evaluateAll((all) =>
      all.filter((each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth).map((each) => each.textContent),
    );
  expect(overflowing, "no word is wider than its button").toEqual([]);
});
