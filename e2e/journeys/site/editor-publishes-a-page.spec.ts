// Walks: content, content-revisions, home, media, menus, pages, route-rules
import { expect, test } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";

test.use({ appFor: "those who write pages" });
test.describe.configure({ mode: "serial" });

const blocks = [
  "Be there **early**. See the [conditions](/conditions).",
  "## What to bring",
  ":::callout[Mind]{tone=warn}\nCheck your pass before you set out.\n:::",
  ":::tabs\n### Bilbao\n\nBy tram.\n\n### London\n\nBy bus.\n:::",
  ":::faq\n### What if I am late?\n\nTell your team lead.\n:::",
  ":::accordion\n### Clothes\n\nBlack shirt.\n:::",
  ":::cards{numbered}\n### Arrive\n\nAt the gate.\n\n### Show your pass\n\nOn your phone.\n:::",
  "| Role | Clothes |\n| --- | --- |\n| Waiter | Black shirt |",
  ":::code-group\n```txt Calendar\nhttps://…\n```\n:::",
  "::button[Read the conditions]{to=/conditions}",
  "<script>alert(1)</script>",
].join("\n\n");

test("An editor writes a page of every block, sees it, publishes it, and brings an earlier text back", async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  test.slow();
  await open("/admin/content", { as: "editor" });
  await expect(page.getByRole("row", { name: /Privacy policy/ })).toContainText("Published");
  await page.getByRole("link", { name: "New page" }).click();
  await page.getByLabel("Title in English").fill("Your first shift");
  await page.getByRole("button", { name: "Create page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Your first shift");
  await expect(page.getByText("Spanish is missing")).toBeVisible();

  const english = page.getByRole("group", { name: "English", exact: true });
  await page.getByRole("button", { name: "Source text" }).click();
  await english.getByLabel("Text in English").fill(blocks);
  const preview = english.getByRole("region", { name: "Preview of English" });
  await expect(preview.getByText("Check your pass before you set out.")).toBeVisible();
  await english.getByText("Add a block").click();
  await english.getByRole("button", { name: "Image" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved as a draft")).toBeVisible();
  await expect(page.getByText("Image without alternative text")).toBeVisible();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("alert")).toContainText("One thing keeps this page from being published");

  await english.getByLabel("Text in English").fill(blocks);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Image without alternative text")).toBeHidden();
  await page.getByRole("button", { name: "Send to review" }).click();
  await expect(page.getByText("Sent to review.")).toBeVisible();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Published. The public reads it now.")).toBeVisible();

  const visitor = await browser.newPage({ baseURL: baseURL!, javaScriptEnabled: false });
  await visitor.goto("/pages/your-first-shift");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Your first shift");
  await expect(visitor.getByText("By tram.")).toBeVisible();
  await visitor.getByText("London").click();
  await expect(visitor.getByText("By bus.")).toBeVisible();
  await expect(visitor.getByText("By tram.")).toBeHidden();
  await visitor.getByText("What if I am late?").click();
  await expect(visitor.getByText("Tell your team lead.")).toBeVisible();
  await expect(visitor.getByText("<script>alert(1)</script>")).toBeVisible();
  await visitor.close();
  expect((await ask(`${baseURL}/es/pages/your-first-shift`)).status).toBe(404);

  // The stored draft may arrive after the saved version; it is then too old, which says nothing about what is written
  // next.
  const saved = Promise.withResolvers<void>();
  await page.route(/do=keep/, (route) => saved.promise.then(() => route.continue()), { times: 1 });
  const isOnItsWay = page.waitForRequest(/do=keep/);
  await english.getByLabel("Text in English").fill("Another text.");
  await isOnItsWay;
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved as a draft")).toBeVisible();
  const isLate = page.waitForResponse(/do=keep/);
  saved.resolve();
  expect((await isLate).status()).toBe(422);
  await english.getByLabel("Text in English").fill("Another text. And more.");
  await expect(page.getByText(/^Kept at/)).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/^Kept at/)).toBeHidden();
  await page.getByRole("link", { name: "Revisions", exact: true }).click();
  await expect(page.getByRole("insertion").filter({ hasText: "Another text." })).toBeVisible();
  await page.getByRole("link", { name: /Revision 3/ }).click();
  await page.getByRole("button", { name: "Restore revision 3" }).click();
  await expect(english.getByLabel("Text in English")).toHaveValue(blocks);
});

test("Una editora escribe con el editor visual, y el texto fuente está a un paso", async ({ page, open }) => {
  await open("/es/admin/content/create", { as: "editor" });
  await page.getByLabel("Título en inglés").fill("Where to go");
  await page.getByLabel("Título en español").fill("Adónde ir");
  await page.getByRole("button", { name: "Crear página" }).click();

  const spanish = page.getByRole("group", { name: "Español", exact: true });
  const text = spanish.getByRole("textbox", { name: "Editor visual: Español" });
  await text.click();
  await page.keyboard.type("## A la puerta B");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Con tu ");
  await spanish.getByRole("button", { name: "Negrita" }).click();
  await page.keyboard.type("pase");
  await page.getByRole("button", { name: "Texto fuente" }).click();
  await expect(spanish.getByLabel("Texto en español")).toHaveValue("## A la puerta B\n\nCon tu **pase**");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Guardado como borrador")).toBeVisible();
});

test.describe("sin JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Una editora escribe en español, programa, publica y archiva", async ({ as, page, baseURL }) => {
    await as("editor");
    await page.goto("/es/admin/content/create");
    await page.getByLabel("Título en inglés").fill("Getting there");
    await page.getByLabel("Título en español").fill("Cómo llegar");
    await page.getByLabel("Dirección").fill("como-llegar");
    await page.getByRole("button", { name: "Crear página" }).click();
    await page.getByLabel("Texto en español").fill("## En metro\n\nHasta San Mamés.");
    await page.getByText("Buscadores y redes").first().click();
    await page.getByLabel("Título para buscadores en español").fill("Cómo llegar a San Mamés en metro");
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByText("Guardado como borrador")).toBeVisible();
    await page.getByRole("link", { name: "Vista previa", exact: true }).click();
    await expect(page.getByText("Hasta San Mamés.")).toBeVisible();
    await page.getByRole("link", { name: "Editar", exact: true }).click();

    await page.getByLabel("Día").fill("31/2/2031");
    await page.getByRole("button", { name: "Programar" }).click();
    await expect(page.getByLabel("Día")).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel("Día").fill("3/2/2031");
    await page.getByRole("button", { name: "Programar" }).click();
    await expect(page.getByText("Se publica el 3 feb 2031, 8:00")).toBeVisible();
    await page.getByRole("button", { name: "Publicar ahora" }).click();
    await page.getByRole("link", { name: "Ver la página pública" }).click();
    await expect(page).toHaveURL("/es/pages/como-llegar");
    await expect(page).toHaveTitle(/^Cómo llegar a San Mamés en metro - /);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
      "content",
      "Cómo llegar a San Mamés en metro",
    );
    await expect(page.getByRole("heading", { level: 2, name: "En metro" })).toBeVisible();

    await page.goto("/es/admin/content/como-llegar");
    await page.getByRole("button", { name: "Archivar" }).click();
    await expect(page.getByText("Archivada.")).toBeVisible();
    const answer = await ask(`${baseURL}/es/pages/como-llegar`, { headers: { accept: "text/html" } });
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toContain("Página no encontrada: /es/pages/como-llegar");
  });

  test("Una editora añade un enlace a la cabecera, lo sube, y el público lo ve en los dos idiomas", async ({
    as,
    page,
  }) => {
    await as("editor");
    await page.goto("/es/admin/content");
    await page.getByRole("link", { name: "Menús" }).click();
    await page.getByLabel(/^Nombre en español/).fill("Accesibilidad web");
    await page.getByLabel(/^Nombre en inglés/).fill("Web accessibility");
    await page.getByLabel(/^Lleva a/).fill("javascript:alert(1)");
    await page.getByRole("button", { name: "Guardar el enlace" }).click();
    await expect(page.getByLabel(/^Lleva a/)).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel(/^Lleva a/).fill("/pages/accessibility");
    await page.getByRole("button", { name: "Guardar el enlace" }).click();
    await expect(page.getByText("Guardado. El público ya lo ve.")).toBeVisible();
    await page.getByRole("button", { name: "Subir Accesibilidad web" }).click();

    await page.goto("/es");
    const header = page.getByRole("banner");
    const links = (name: string) => header.getByRole("navigation", { name }).first().getByRole("link");
    await expect(links("Este sitio")).toHaveText(["Cómo funciona", "Accesibilidad web", "Para quien organiza"]);
    await header.getByRole("link", { name: "English" }).first().click();
    await expect(links("This site")).toHaveText(["How it works", "Web accessibility", "For organisers"]);
    await links("This site").nth(1).click();
    await expect(page).toHaveURL("/pages/accessibility");
    await page.goto("/es/admin/content/menus");
    await page.getByRole("button", { name: "Borrar el enlace Accesibilidad web" }).click();
    await page.goto("/es");
    await expect(page.getByRole("banner").getByRole("link", { name: "Accesibilidad web" })).toHaveCount(0);
  });
});

test("An owner adds an image and a redirect, and both are there at once", async ({ page, open }) => {
  await open("/admin/content/media", { as: "owner" });
  const picture = { name: "Gate B.png", mimeType: "image/png", buffer: Buffer.from(onePixel, "base64") };
  await page.locator("input[type=file]").setInputFiles(picture);
  await page.getByLabel("Alternative text in Spanish").fill("Puerta B");
  await page.getByLabel("Alternative text in English").fill("Gate B");
  await page.getByRole("button", { name: "Add image" }).click();
  await expect(page.getByRole("img", { name: "Gate B" })).toBeVisible();

  await page.getByRole("link", { name: /^Crop gate-b-/ }).click();
  await page.getByLabel("Shape").selectOption("Square (1:1)");
  await page.getByLabel("Zoom").press("ArrowRight");
  await page.getByLabel("Alternative text in English").fill("Gate B, from near");
  await page.getByRole("button", { name: "Save the cut" }).click();
  await expect(page.getByRole("img", { name: "Gate B, from near" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Gate B", exact: true })).toBeVisible();

  await open("/admin/content/redirects");
  await page.getByLabel(/^From/).fill("/jobs");
  await page.getByLabel(/^To/).fill("/conditions");
  await page.getByRole("button", { name: "Save redirect" }).click();
  await expect(page.getByText("Saved. It holds from now on.")).toBeVisible();
  await page.goto("/jobs");
  await expect(page).toHaveURL(/\/conditions$/);
});

const onePixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
