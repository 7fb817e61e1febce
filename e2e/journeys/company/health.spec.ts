// Walks: health
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/journeys/access/plain-browser.ts";

test.use({ appFor: "the office" });

test("The owner sees how the installation is doing, is told of a full disk, and makes a backup", async ({
  page,
  open,
  context,
  plain,
  accounts,
}) => {
  await open("/admin", { signedInAs: "owner" });
  await accounts.query(
    `CREATE FUNCTION app.no_room() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
     CREATE TRIGGER no_room BEFORE INSERT ON app.job FOR EACH STATEMENT EXECUTE FUNCTION app.no_room()`,
  );
  await plain.open("/es/admin/health");
  expect(await plain.press("Hacer copia ahora")).toBe(507);
  expect(plain.text()).toContain("no se ha guardado nada");
  await accounts.query("DROP FUNCTION app.no_room CASCADE");
  const backupRuns = async () =>
    (await accounts.query("SELECT count(*)::int AS times FROM app.act WHERE act = 'backup.run'")).rows[0].times;
  expect(await backupRuns()).toBe(0);
  // The Spanish page would otherwise turn every later page Spanish.
  await context.clearCookies({ name: "i18n_redirected" });

  await page.getByRole("button", { name: /Olalla Requena/ }).click();
  await page.getByRole("menuitem", { name: "Health" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Health");
  const checks = page.getByRole("table", { name: "Checks" });
  await expect(checks.getByRole("row", { name: /^Database In order PostgreSQL 18/ })).toBeVisible();
  await expect(checks.getByRole("row", { name: /^Email Attention .* Set SMTP_URL/ })).toBeVisible();
  await expect(page.getByText("No backup yet")).toBeVisible();

  await page.getByRole("button", { name: "Back up now" }).click();
  // The page looks again by itself; how long the work takes is a matter of the machine.
  const isDone = async () => (await accounts.query("SELECT FROM app.backup_run WHERE state = 'done'")).rows.length > 0;
  await expect.poll(isDone, { timeout: 90_000 }).toBe(true);
  const backups = page.getByRole("table", { name: "Backups, newest first" });
  await expect(backups).toContainText("Not encrypted");
  await expect(checks.getByRole("row", { name: /^Backup In order Made/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Back up now" })).not.toHaveAttribute("aria-busy");
  expect(await backupRuns()).toBe(1);
});
