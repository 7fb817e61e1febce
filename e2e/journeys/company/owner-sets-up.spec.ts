import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { expect, test as base } from "#e2e/fixtures.ts";
import { projectRoot, startServer } from "#e2e/server.ts";

const test = base.extend({
  app: async ({ apps }, use) => use(await apps.named("a first owner", () => startServer({ DEMO: "off" }, "build-e2e"))),
});
test.describe.configure({ mode: "serial" });

const linkIn = (output: string) => /(\/setup\/\S+)/.exec(output)?.[1];
const password = "four unrelated words";

async function fillIn(page: Page, labels: [string, string, string], values: [string, string, string]) {
  for (const [index, label] of labels.entries()) await page.getByLabel(label, { exact: false }).fill(values[index]!);
}

test("The first owner follows the link from the log, in Spanish, and is in", async ({ app, page, open }) => {
  await expect.poll(() => linkIn(app.output())).toBeDefined();
  const link = linkIn(app.output())!;
  await open(`/es${link}`);
  const create = page.getByRole("button", { name: "Crear la cuenta y entrar" });
  await fillIn(page, ["Tu nombre", "Correo electrónico", "Contraseña"], ["Olga Ruiz", "olga@example.org", "short"]);
  await create.click();
  await expect(page.getByText("Elige una contraseña más segura: al menos 15 caracteres.").first()).toBeVisible();
  await expect(page.getByLabel("Tu nombre")).toHaveValue("Olga Ruiz");
  await page.getByLabel("Contraseña").fill(password);
  await create.click();
  await expect(page).toHaveURL(/\/es\/admin$/);
  await expect(page.getByRole("button", { name: /Olga Ruiz/ })).toBeVisible();
  const steps = page.getByRole("region", { name: "Primeros pasos" });
  await expect(steps.getByRole("link", { name: "Crear: Tu empresa y su país" })).toBeVisible();

  await open(link);
  await expect(page.getByRole("heading", { name: "Este enlace ya se ha usado o ha caducado" })).toBeVisible();
});

test("An owner who is locked out gets in again from the server's command line", async ({ app, page, open }) => {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [join(projectRoot, "tooling/admin.ts"), "reset-owner"], {
    env: { PATH: process.env["PATH"], DATA_DIR: app.dataDir },
  });
  await open(linkIn(stdout)!);
  await fillIn(page, ["Your name", "Email", "Password"], ["Olga Ruiz", "olga@example.org", `another ${password}`]);
  await page.getByRole("button", { name: "Create the account and sign in" }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test("A link that nobody made opens nothing", async ({ page, open }) => {
  await open("/setup/not-a-token");
  await expect(page.getByRole("heading", { name: "This set-up link has been used or has expired" })).toBeVisible();
});
