// Walks: auth-links, branding, home, pages, login, pass, settings
/** How the company shows itself: changed once, seen at once by everyone, on every page and in every mail. */
import { expectAccessible } from "#e2e/accessibility.ts";
import { emailOf } from "#e2e/accounts.ts";
import { expect } from "#e2e/fixtures.ts";
import { plainBrowser, test } from "#e2e/journeys/access/plain-browser.ts";
import { noisyPng } from "#e2e/pictures.ts";

test.use({ appFor: "those who change the brand" });
test.describe.configure({ mode: "serial" });

const logo = { name: "logo.png", mimeType: "image/png", buffer: noisyPng(120, 40) };
const primary = () => getComputedStyle(document.documentElement).getPropertyValue("--primary-dark");

test("An owner names the company, picks a colour and a logo, and every visitor sees it at once", async ({
  page,
  open,
  anotherBrowser,
  app,
  accounts,
}) => {
  const elsewhere = await anotherBrowser({ colorScheme: "light", cookiesSettled: true });
  const visitor = plainBrowser(elsewhere.request, app.url);
  const titleOf = () => /<title>([^<]*)</.exec(visitor.html())![1];
  // From now on these pages are kept.
  for (const path of ["/", "/conditions"]) {
    await visitor.open(path);
    expect(titleOf()).toMatch(/ - Cuadrante$/);
  }

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
  // The owner who changes the brand sees it without reloading the page.
  await expect(page.getByRole("complementary").getByRole("link", { name: "Marea Eventos" })).toBeVisible();
  expect(await page.evaluate(primary)).toBe("#ffd400");

  const seen = await elsewhere.newPage();
  const complaints: string[] = [];
  seen.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await seen.goto("/");
  const home = seen.getByRole("banner").getByRole("link", { name: "Marea Eventos" });
  await expect(home).toBeVisible();
  await expect
    .poll(() => home.locator("img").evaluate((img: HTMLImageElement) => [img.naturalWidth, img.offsetWidth]))
    .toEqual([120, 84]);
  expect(await seen.evaluate(primary)).toBe("#ffd400");
  expect(complaints).toEqual([]);
  for (const path of ["/", "/conditions", "/login", "/workerpass"]) {
    await visitor.open(path);
    expect(titleOf()).toMatch(/ - Marea Eventos$/);
    expect(visitor.html().replace(/<title>.*?<\/title>/, "")).toContain("Marea Eventos");
    expect(visitor.html()).toContain("#ffd400");
  }

  await visitor.open("/login/forgot");
  await visitor.press("Send the link", { email: emailOf("planner") });
  expect((await accounts.mail("recovery", emailOf("planner"))).text).toMatch(/^Marea Eventos\n/);
  const { rows } = await accounts.query("SELECT sender_name, reply_to FROM mail.message WHERE kind = 'recovery'");
  expect(rows).toEqual([{ sender_name: "Marea, turnos", reply_to: "turnos@marea.example" }]);
  await elsewhere.close();
});

test("Without JavaScript, in Spanish, a logo for dark screens comes with its form, and goes again", async ({
  as,
  plain,
}) => {
  const chosen = (bytes: Buffer) => ({ logo: new File([new Uint8Array(bytes)], logo.name, { type: logo.mimeType }) });
  const dark = "Logotipo para pantallas oscuras";
  await as("owner");
  await plain.open("/es/admin/settings/branding");
  await plain.press("Usar esta imagen", {}, dark);
  expect(plain.text()).toContain("Rellena este campo.");
  await plain.press("Usar esta imagen", chosen(Buffer.from("GIF89a")), dark);
  expect(plain.text()).toContain("Elige una imagen JPEG, PNG o WebP.");
  await plain.press("Usar esta imagen", chosen(logo.buffer), dark);
  expect(plain.text()).toContain("El logotipo para pantallas oscuras está guardado.");
  await plain.open("/es");
  expect(plain.html()).toContain('data-on="dark"');
  await plain.open("/es/admin/settings/branding");
  await plain.press("Quitar logotipo", {}, dark);
  expect(plain.text()).toContain("El logotipo para pantallas oscuras se ha quitado.");
});
