// Walks: health
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/signed-in.ts";

test.use({ appFor: "those who make backups" });

test("The owner sees how the installation is doing, and makes a backup", async ({ page, open, accounts }) => {
  await open("/admin", { signedInAs: "owner" });
  await page.getByRole("button", { name: /Olalla Requena/ }).click();
  await page.getByRole("menuitem", { name: "Health" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Health");
  const checks = page.getByRole("table", { name: "Checks" });
  await expect(checks.getByRole("row", { name: /^Database In order PostgreSQL 18/ })).toBeVisible();
  await expect(checks.getByRole("row", { name: /^Email Attention .* Set SMTP_URL/ })).toBeVisible();
  await expect(page.getByText("No backup yet")).toBeVisible();

  await page.getByRole("button", { name: "Back up now" }).click();
  const backups = page.getByRole("table", { name: "Backups, newest first" });
  await expect(backups.getByRole("row")).toHaveCount(2, { timeout: 20_000 });
  await expect(page.getByRole("button", { name: "Back up now" })).not.toHaveAttribute("aria-busy");
  await expect(backups).toContainText("Not encrypted");
  await expect(checks.getByRole("row", { name: /^Backup In order Made/ })).toBeVisible();
  const { rows } = await accounts.query("SELECT kind, state FROM app.backup_run");
  expect(rows).toEqual([{ kind: "backup", state: "done" }]);

  for (const [width, path, colorScheme] of [
    [1280, "/admin/health", "light"],
    [390, "/es/admin/health", "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await open(path);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test("A planner neither sees the way there nor gets in", async ({ page, open }) => {
  await open("/admin", { signedInAs: "planner" });
  await page.getByRole("button", { name: /Paula Nieto/ }).click();
  await expect(page.getByRole("menuitem", { name: "Profile" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Health" })).toHaveCount(0);
  expect((await page.goto("/admin/health"))!.status()).toBe(403);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the backup is asked for all the same, and a full disk is told", async ({ page, signIn, accounts }) => {
    await signIn("owner");
    await accounts.query(
      `CREATE FUNCTION app.no_room() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
       CREATE TRIGGER no_room BEFORE INSERT ON app.job FOR EACH STATEMENT EXECUTE FUNCTION app.no_room()`,
    );
    const counted = "SELECT count(*)::int AS acts FROM app.act WHERE act = 'backup.run'";
    const { rows: before } = await accounts.query(counted);
    await page.goto("/es/admin/health");
    await page.getByRole("button", { name: "Hacer copia ahora" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("507");
    await expect(page.getByRole("main")).toContainText("no se ha guardado nada");
    expect((await accounts.query(counted)).rows).toEqual(before);
    await accounts.query("DROP FUNCTION app.no_room CASCADE");

    await page.goto("/es/admin/health");
    await page.getByRole("button", { name: "Hacer copia ahora" }).click();
    await expect(page).toHaveURL(/\/es\/admin\/health$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Estado del sistema");
    expect((await accounts.query(counted)).rows).toEqual([{ acts: Number(before[0]!["acts"]) + 1 }]);
  });
});
