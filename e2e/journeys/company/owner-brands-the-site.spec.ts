// Walks: auth-links, branding, home, pages, login, pass, settings
/** How the company shows itself: changed once, seen at once by everyone, on every page and in every mail. */
import { expectAccessible } from "#e2e/accessibility.ts";
import { emailOf, test } from "#e2e/accounts.ts";
import { expect } from "#e2e/fixtures.ts";
import { noisyPng } from "#e2e/pictures.ts";

test.use({ appFor: "those who change the brand" });
test.describe.configure({ mode: "serial" });

const logo = { name: "logo.png", mimeType: "image/png", buffer: noisyPng(120, 40) };
const primary = () => getComputedStyle(document.documentElement).getPropertyValue("--primary-dark");

test("An owner names the company, picks a colour and a logo, and every visitor sees it at once", async ({
  page,
  open,
  browser,
  baseURL,
  accounts,
}) => {
  const visitor = await browser.newPage({ baseURL: baseURL!, colorScheme: "light" });
  const complaints: string[] = [];
  visitor.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  for (const path of ["/", "/conditions"]) await visitor.goto(path);
  await expect(visitor.getByRole("banner").getByRole("link", { name: "Cuadrante" })).toBeVisible();

  await open("/admin/settings", { as: "owner" });
  await page.getByRole("link", { name: "Branding" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Marea Eventos");
  const colour = page.getByLabel("Main colour");
  await colour.fill("yellow");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("One field needs your attention");
  await expect(colour).toHaveAccessibleDescription(/^Write a colour as #/);
  await colour.fill("#ffd400");
  await expect(page.getByText(/White text is not readable on #ffd400/)).toBeVisible();
  await page.getByLabel("Sender name").fill("Marea, turnos");
  await page.getByLabel("Reply-to address").fill("turnos@marea.example");

  // The logo is saved by itself; what was typed meanwhile stays.
  const field = page.getByRole("region", { name: "Logo", exact: true }).getByLabel("Choose a picture");
  await field.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
  await expect(page.getByText("Choose a JPEG, PNG or WebP picture.")).toBeVisible();
  await field.setInputFiles(logo);
  await expect(page.getByText("The logo is saved.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Marea Eventos");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").filter({ hasText: "It now appears on every page" })).toBeVisible();
  // Whoever changes it sees it without loading the page anew.
  await expect(page.getByRole("complementary").getByRole("link", { name: "Marea Eventos" })).toBeVisible();
  expect(await page.evaluate(primary)).toBe("#ffd400");

  for (const path of ["/", "/conditions", "/login"]) {
    await visitor.goto(path);
    const home = visitor.getByRole("banner").getByRole("link", { name: "Marea Eventos" });
    await expect(home).toBeVisible();
    await expect(visitor).toHaveTitle(/ - Marea Eventos$/);
    await expect
      .poll(() => home.locator("img").evaluate((img: HTMLImageElement) => [img.naturalWidth, img.offsetWidth]))
      .toEqual([120, 84]);
    expect(await visitor.evaluate(primary)).toBe("#ffd400");
  }
  await visitor.goto("/workerpass");
  await expect(visitor.getByText("Marea Eventos")).toBeVisible();
  await expect(visitor).toHaveTitle("Worker pass - Marea Eventos");

  await visitor.goto("/login/forgot");
  await visitor.getByLabel("Email").fill(emailOf("planner"));
  await visitor.getByRole("button", { name: /send/i }).click();
  expect((await accounts.mail("recovery", emailOf("planner"))).text).toMatch(/^Marea Eventos\n/);
  const { rows } = await accounts.query("SELECT sender_name, reply_to FROM mail.message WHERE kind = 'recovery'");
  expect(rows).toEqual([{ sender_name: "Marea, turnos", reply_to: "turnos@marea.example" }]);
  expect(complaints).toEqual([]);
  await visitor.close();
});

test.describe("without JavaScript, in Spanish", () => {
  test.use({ javaScriptEnabled: false, locale: "es-ES" });
  test("A logo for dark screens comes with its form, and goes again", async ({ as, page }) => {
    await as("owner");
    await page.goto("/es/admin/settings/branding");
    const dark = page.getByRole("region", { name: "Logotipo para pantallas oscuras" });
    const use = dark.getByRole("button", { name: "Usar esta imagen" });
    await use.click();
    await expect(dark.getByText("Rellena este campo.")).toBeVisible();
    await dark.getByLabel("Elige una imagen").setInputFiles({ ...logo, buffer: Buffer.from("GIF89a") });
    await use.click();
    await expect(dark.getByText("Elige una imagen JPEG, PNG o WebP.")).toBeVisible();
    await dark.getByLabel("Elige una imagen").setInputFiles(logo);
    await use.click();
    await expect(page.getByText("El logotipo para pantallas oscuras está guardado.")).toBeVisible();
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/es");
    const shown = page.getByRole("banner").getByRole("link", { name: "Marea Eventos" }).locator("img:visible");
    await expect(shown).toHaveAttribute("data-on", "dark");
    await page.goto("/es/admin/settings/branding");
    await dark.getByRole("button", { name: "Quitar logotipo" }).click();
    await expect(page.getByText("El logotipo para pantallas oscuras se ha quitado.")).toBeVisible();
  });
});
