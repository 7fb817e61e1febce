// Walks: content, content-revisions, media, pages
import type { Page } from "@playwright/test";
import { expect, test } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";
import { noisyPng } from "#e2e/pictures.ts";

test.use({ appFor: "those who build pages of every block" });
test.describe.configure({ mode: "serial" });

const texts = {
  en: ["Be there early.", "By bus.", "Tell your team lead.", "Black shirt.", "At the gate.", "Waiter"],
  es: ["Llega pronto.", "En autobús.", "Avisa a tu responsable.", "Camisa negra.", "En la puerta.", "Camarero"],
} as const;

/** Every block there is, in one language. */
const everyBlock = ([early, bus, late, shirt, gate, role]: readonly string[], picture: string) =>
  [
    `${early} **!** [conditions](/conditions)`,
    `## ${role}`,
    `:::callout[${gate}]{tone=warn}\n${early}\n:::`,
    `![${gate}](${picture})`,
    `| A | B |\n| --- | --- |\n| ${role} | ${shirt} |`,
    `:::tabs\n### Bilbao\n\nA\n\n### London\n\n${bus}\n:::`,
    `:::faq\n### FAQ 1\n\n${late}\n:::`,
    `:::accordion\n### 1\n\n${shirt}\n:::`,
    `:::cards{numbered}\n### 1\n\n${gate}\n\n### 2\n\n${early}\n:::`,
    ":::code-group\n```txt iCal\nhttps://…\n```\n:::",
    "::button[OK]{to=/conditions}",
    "::form[Form]{form=camareros-bilbao}",
    "::open-shifts",
    "::company-details",
    "::retention-table",
    "::data-inventory",
    "::cookie-list",
    "<script>alert(1)</script>",
  ].join("\n\n");

const wordings = {
  en: {
    prefix: "",
    slug: "every-block",
    titles: ["Title in English", "Title in Spanish"],
    bodies: ["Text in English", "Text in Spanish"],
    address: "Address",
    create: "Create page",
    source: "Source text",
    save: "Save",
    saved: "Saved as a draft",
    preview: "Preview",
    edit: "Edit",
    day: "Day",
    schedule: "Schedule",
    goesOut: "3 Feb 2031",
    unschedule: "Cancel the schedule",
    unscheduled: "The schedule is cancelled.",
    publish: "Publish now",
    published: "Published. The public reads it now.",
    revisions: "Revisions",
    revision: /Revision 2/,
    restore: "Restore revision 2",
    alt: ["Alternative text in Spanish", "Alternative text in English", "Add image"],
  },
  es: {
    prefix: "/es",
    slug: "todos-los-bloques",
    titles: ["Título en inglés", "Título en español"],
    bodies: ["Texto en inglés", "Texto en español"],
    address: "Dirección",
    create: "Crear página",
    source: "Texto fuente",
    save: "Guardar",
    saved: "Guardado como borrador",
    preview: "Vista previa",
    edit: "Editar",
    day: "Día",
    schedule: "Programar",
    goesOut: "3 feb 2031",
    unschedule: "Anular la programación",
    unscheduled: "Programación anulada.",
    publish: "Publicar ahora",
    published: "Publicada. El público ya la lee.",
    revisions: "Revisiones",
    revision: /Revisión 2/,
    restore: "Recuperar la revisión 2",
    alt: ["Texto alternativo en español", "Texto alternativo en inglés", "Añadir imagen"],
  },
} as const;

async function addImage(page: Page, name: string, [inSpanish, inEnglish, add]: readonly string[]) {
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: `${name}.png`, mimeType: "image/png", buffer: noisyPng(60, 40) });
  await page.getByLabel(inSpanish!).fill(texts.es[4]);
  await page.getByLabel(inEnglish!).fill(texts.en[4]);
  await page.getByRole("button", { name: add! }).click();
  const uploaded = page.getByRole("main").locator(`img[src*="${name}"]`).first();
  await expect(uploaded).toBeVisible();
  return uploaded;
}

async function readsEverything(visitor: Page, slug: string) {
  for (const [prefix, language] of [
    ["", "en"],
    ["/es", "es"],
  ] as const) {
    const [early, bus, late, , gate, role] = texts[language];
    await visitor.goto(`${prefix}/pages/${slug}`);
    await expect(visitor.getByRole("heading", { level: 2, name: role })).toBeVisible();
    await expect(visitor.getByText(early).first()).toBeVisible();
    await expect(visitor.getByRole("img", { name: gate })).toBeVisible();
    await expect(visitor.getByRole("rowheader", { name: role, exact: true })).toBeVisible();
    await visitor.getByText("London").click();
    await expect(visitor.getByText(bus)).toBeVisible();
    await visitor.getByText("FAQ 1").click();
    await expect(visitor.getByText(late)).toBeVisible();
    await expect(visitor.getByRole("link", { name: "Form" })).toHaveAttribute("href", /camareros-bilbao/);
    await expect(visitor.getByText("<script>alert(1)</script>")).toBeVisible();
  }
}

for (const language of ["en", "es"] as const) {
  const words = wordings[language];
  const name = {
    en: "An editor builds a page of every block in both languages, schedules and publishes it, and the public reads it",
    es: "Una editora crea una página con todos los bloques en los dos idiomas, la programa y la publica, y el público la lee",
  }[language];

  test(name, { tag: language === "es" ? [] : "@soak" }, async ({ app, page, open, browser }) => {
    test.slow();
    await open(`${words.prefix}/admin/content/media`, { as: "editor" });
    const uploaded = await addImage(page, words.slug, words.alt);
    const picture = new URL((await uploaded.getAttribute("src"))!, app.url).pathname;

    await open(`${words.prefix}/admin/content/create`);
    await page.getByLabel(words.titles[0]).fill("Every block");
    await page.getByLabel(words.titles[1]).fill("Todos los bloques");
    await page.getByLabel(words.address).fill(words.slug);
    await page.getByRole("button", { name: words.create }).click();
    await page.getByRole("button", { name: words.source }).click();
    await page.getByLabel(words.bodies[0]).fill(everyBlock(texts.en, picture));
    await page.getByLabel(words.bodies[1]).fill(everyBlock(texts.es, picture));
    await page.getByRole("button", { name: words.save }).click();
    await expect(page.getByText(words.saved)).toBeVisible();

    await page.getByRole("link", { name: words.preview, exact: true }).click();
    await expect(page).toHaveURL(/\/preview$/);
    await expect(page.getByRole("img", { name: texts[language][4] }).first()).toBeVisible();
    await page.getByRole("link", { name: words.edit, exact: true }).click();
    await expect(page.getByRole("button", { name: words.source })).toBeVisible();
    await page.getByLabel(words.day, { exact: true }).fill("3/2/2031");
    await page.getByRole("button", { name: words.schedule }).click();
    await expect(page.getByText(words.goesOut)).toBeVisible();
    expect((await ask(`${app.url}/pages/${words.slug}`)).status).toBe(404);
    await page.getByRole("button", { name: words.unschedule }).click();
    await expect(page.getByText(words.unscheduled)).toBeVisible();
    await page.getByRole("button", { name: words.publish }).click();
    await expect(page.getByText(words.published)).toBeVisible();

    const visitor = await browser.newPage({ baseURL: app.url });
    await readsEverything(visitor, words.slug);
    await visitor.close();

    await open(`${words.prefix}/admin/content/${words.slug}`);
    await page.getByRole("button", { name: words.source }).click();
    await page.getByLabel(words.bodies[0]).fill("Another text.");
    await page.getByRole("button", { name: words.save }).click();
    await expect(page.getByText(words.saved)).toBeVisible();
    await page.getByRole("link", { name: words.revisions, exact: true }).click();
    await page.getByRole("link", { name: words.revision }).click();
    await page.getByRole("button", { name: words.restore }).click();
    await page.getByRole("button", { name: words.source }).click();
    await expect(page.getByLabel(words.bodies[0])).toHaveValue(everyBlock(texts.en, picture));
  });
}

test("Una editora escribe los dos idiomas por filas, copia lo que falta y elige una imagen", async ({ page, open }) => {
  test.slow();
  await page.setViewportSize({ width: 1600, height: 1000 });
  await open("/es/admin/content/media", { as: "editor" });
  await addImage(page, "filas", wordings.es.alt);
  await open("/es/admin/content/create");
  await page.getByLabel("Título en inglés").fill("Rows");
  await page.getByLabel("Título en español").fill("Filas");
  await page.getByRole("button", { name: "Crear página" }).click();
  const spanish = page.getByRole("textbox", { name: "Editor visual: Español" });
  const english = page.getByRole("textbox", { name: "Editor visual: Inglés" });
  await english.click();
  await page.keyboard.type("## Where");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Gate B.");
  await spanish.click();
  await page.keyboard.type("## Dónde");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Puerta B. ".repeat(30));
  const belongs = async () => {
    const [left, right] = [
      await spanish.locator("p").first().boundingBox(),
      await english.locator("p").first().boundingBox(),
    ];
    return [Math.round(left!.y - right!.y), Math.round(left!.height - right!.height)];
  };
  await expect.poll(belongs).toEqual([0, 0]);

  const side = page.getByRole("group", { name: "Español", exact: true });
  await side.getByText("Añadir un bloque").filter({ visible: true }).click();
  await side.getByRole("button", { name: "Imagen", exact: true }).click();
  await side.getByRole("button", { name: texts.es[4] }).first().click();
  await expect(spanish.getByRole("img", { name: texts.es[4] })).toBeVisible();
  const warning = () =>
    spanish.locator("figure").evaluate((block) => getComputedStyle(block, "::after").content.replaceAll('"', ""));
  await expect.poll(warning).toBe("Falta en inglés");
  await side.getByRole("button", { name: "Copiar al inglés" }).click();
  await expect(english.getByRole("img")).toHaveCount(1);
  await expect.poll(warning).toBe("none");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Guardado como borrador")).toBeVisible();
});
