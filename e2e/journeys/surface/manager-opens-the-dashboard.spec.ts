// Walks: dashboard, arrangement, search, workers, events, staffing, shifts, assignments
import type { Locator } from "@playwright/test";
import { expect, test } from "#e2e/fixtures.ts";

const numberIn = async (figure: Locator) => Number(/\d+/.exec(await figure.locator("b").innerText())![0]);

test("A planner sees what the week needs, opens the rows behind a number, and asks who is free, by keyboard alone", async ({
  page,
  open,
}) => {
  await open("/admin", { as: "planner" });
  const figures = page.getByRole("region", { name: "Key figures" });
  await expect(
    page.getByRole("region", { name: "Next 7 days" }).getByRole("link", { name: "All events" }),
  ).toBeVisible();
  const lacking = figures.getByRole("link", { name: /^Open places/ });
  const places = await numberIn(lacking);
  await lacking.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Open places, next 7 days ${places}`);
  await page.getByRole("list", { name: "What is counted" }).getByRole("link").first().press("Enter");
  await expect(page.getByRole("navigation", { name: "Places" })).toBeVisible();

  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox").fill("free purple waiters tomorrow in:Bilbao");
  await expect(page.getByRole("dialog").getByText("in:Bilbao", { exact: true })).toBeVisible();
  await page.getByRole("combobox").fill("purple waiters who can work tomorrow in Bilbao");
  const answer = page.getByRole("option", { name: /See in the list what was understood/ });
  await expect(answer).toContainText("Not understood: purple");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/workers\/list\?filter=/);
  await expect(page.getByRole("link", { name: /Remove.*Bilbao/ })).toBeVisible();

  await test.step("an older answer that comes late never takes the place of a newer one", async () => {
    await page.keyboard.press("ControlOrMeta+k");
    const late = Promise.withResolvers<void>();
    const older = /\/admin\/search\/find.*q=Aldaba/;
    await page.route(older, async (route) => {
      await late.promise;
      await route.continue().catch(() => {});
    });
    const request = page.waitForRequest(older);
    await page.getByRole("combobox").fill("Aldaba");
    await request;
    await page.getByRole("combobox").fill("Vinalia");
    const results = page.getByRole("dialog").getByRole("listbox");
    await expect(results.getByText("Vinalia").first()).toBeVisible();
    late.resolve();
    await page.getByRole("combobox").fill("Vinalia ");
    await expect(results.getByText("Vinalia").first()).toBeVisible();
    await expect(results.getByText("Aldaba")).toHaveCount(0);
  });

  await open("/admin?wall=1");
  await expect(page.getByRole("link", { name: "Leave wall mode" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main navigation" })).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("HR reads the panel in Spanish, and asks in words", async ({ page, open }) => {
    await open("/es/admin", { as: "hr" });
    const waiting = page.getByRole("region", { name: "Cifras clave" }).getByRole("link", { name: /^Pendientes/ });
    const offers = await numberIn(waiting);
    await waiting.click();
    await expect(page.getByRole("list", { name: "Lo que se cuenta" }).getByRole("listitem")).toHaveCount(offers);
    await open("/es/admin/search");
    await page.getByRole("searchbox").fill("camareros libres mañana en Bilbao con carnet y tatuajes");
    await page.getByRole("button", { name: "Buscar", exact: true }).click();
    const question = page.getByRole("region", { name: "Tu pregunta, como filtro de trabajadores" });
    await expect(question.getByText("No se ha entendido: tatuajes")).toBeVisible();
    await expect(question.getByText(/Bilbao/)).toBeVisible();
    await question.getByRole("link", { name: /lista/ }).click();
    await expect(page).toHaveURL(/\/es\/admin\/workers\/list\?filter=/);
  });
});

test.describe("sin JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Una planificadora ordena su panel, y así se queda", async ({ as, page }) => {
    await as("planner");
    await page.goto("/es/admin");
    await page.getByRole("link", { name: "Ordenar", exact: true }).click();
    const figures = page.getByRole("region", { name: "Cifras clave" });
    const second = (await figures.getByRole("listitem").nth(1).locator("span").first().innerText()).trim();
    await figures.getByRole("button", { name: `Subir ${second}` }).click();
    await expect(figures.getByRole("listitem").first()).toContainText(second);
    await page.getByRole("button", { name: "Ocultar Mis tareas" }).click();
    await expect(page.getByRole("button", { name: "Mostrar Mis tareas" })).toBeVisible();
    await page.getByRole("link", { name: "Ver el panel" }).click();
    await expect(figures.getByRole("link").first()).toContainText(second);
    await expect(page.getByRole("region", { name: "Mis tareas" })).toHaveCount(0);

    await page.goto("/es/admin/arrange");
    await page.getByRole("button", { name: "Mostrar Mis tareas" }).click();
    await page.getByRole("button", { name: `Bajar ${second}` }).click();
    await expect(page.getByRole("button", { name: "Ocultar Mis tareas" })).toBeVisible();
  });
});
