import { readFile } from "node:fs/promises";
import { expect, test } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";

test("HR goes from the overview to the people behind a number, searches, turns pages and takes a file along", async ({
  as,
  page,
  open,
  checkAccessibility,
}) => {
  await as("hr");
  await open("/admin/workers");
  await checkAccessibility(page);
  const applied = page.getByRole("link", { name: /Applied$/ });
  const count = Number(/\d+/.exec(await applied.innerText())![0]);
  await applied.click();
  await expect(page).toHaveURL("/admin/workers/list?status=applied");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Worker list ${count}`);
  await expect(page.getByRole("row")).toHaveCount(count + 1);

  await page.getByRole("link", { name: "Remove: Status is Applied" }).click();
  await expect(page).toHaveURL("/admin/workers/list");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Worker list 300");
  await expect(page.getByRole("row")).toHaveCount(51);
  const first = (await page.getByRole("rowheader").first().textContent())!;
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\?after=[0-9a-f-]{36}$/);
  await expect(page.getByRole("rowheader").first()).not.toHaveText(first);
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page.getByRole("rowheader").first()).toHaveText(first);

  await page.getByRole("searchbox").fill("garcia lopez jose");
  await page.getByRole("searchbox").press("Enter");
  const row = page.getByRole("row", { name: /José Ángel López García W-\w{4} Active/ });
  await expect(row).toBeVisible();
  await expect(row.getByRole("link", { name: "+34 700 000 000" })).toHaveAttribute("href", "tel:+34700000000");
  await page.getByText("Filters", { exact: true }).click();
  await checkAccessibility(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toMatch(/^\uFEFF"Code","Surnames","First name"/);
  expect(file).toContain(`"López García","José Ángel","Active"`);

  await page.getByLabel("Town").fill("nowhere at all");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("heading", { name: "Nobody matches" })).toBeVisible();
  await page.getByRole("link", { name: "Show everyone" }).click();
  await expect(page.getByRole("row")).toHaveCount(51);

  for (const [path, width] of [
    ["/es/admin/workers", 390],
    ["/es/admin/workers/list?status=active&town=bilbao", 390],
    ["/es/admin/workers/list", 768],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: "dark" });
    await open(path);
    await checkAccessibility(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
});

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("Quien planifica busca a alguien y filtra la lista", async ({ as, page }) => {
    await as("planner");
    await page.goto("/es/admin/workers/list");
    await page.getByRole("searchbox", { name: "Nombre, teléfono o código" }).fill("lopez garcia angel");
    await page.getByRole("button", { name: "Buscar", exact: true }).click();
    await expect(page.getByText("José Ángel López García")).toBeVisible();
    await page.getByText("Filtros", { exact: true }).click();
    await page.getByLabel("Estado").selectOption("En pausa");
    await page.getByRole("button", { name: "Aplicar" }).click();
    await expect(page).toHaveURL(/q=lopez\+garcia\+angel&status=paused/);
    await expect(page.getByRole("heading", { name: "Nadie coincide" })).toBeVisible();
    await page.getByRole("link", { name: "Quitar: Búsqueda lopez garcia angel" }).click();
    await expect(page.getByRole("list", { name: "Filtros aplicados" })).toContainText("Estado: En pausa");
    await expect(page.getByRole("row").nth(1)).toContainText("En pausa");
    await expect(page.getByRole("link", { name: "Exportar" })).toHaveCount(0);
    await page.getByRole("link", { name: "Quitar todo" }).click();
    await page.getByRole("link", { name: "Siguiente" }).click();
    await expect(page.getByRole("link", { name: "Anterior" })).toBeVisible();
  });
});

const bad = [
  "q=%25%27%22%5C%3B--",
  `q=${"a%20".repeat(90)}`,
  "q=%F0%9F%98%80&q=b",
  "q=%ED%A0%80",
  "status=king&type=x&entity=y&role=%27&tag=%7Ba%2Cb%7D&town=%5C_%25",
  "after=x",
  "before=00000000-0000-0000-0000-000000000000",
  "after=00000000-0000-4000-8000-00000000dead&before=00000000-0000-4000-8000-00000000dead",
  "q=%00",
];

test("Whatever stands in the address, it is answered, and nobody is sent what they may not see", async ({ app }) => {
  const asking = (path: string, role: string) =>
    ask(`${app.url}${path}`, { headers: { accept: "text/html", cookie: `act-as=${role}; i18n_redirected=en` } });
  for (const query of bad)
    for (const path of ["/admin/workers/list", "/admin/workers/export.csv", "/admin/workers/list.data"]) {
      const { status } = await asking(`${path}?${query}`, "hr");
      expect([path, query, status < 500]).toEqual([path, query, true]);
    }
  // The gate sees who they are, not how to reach them: neither on the page nor in its data.
  for (const path of ["/admin/workers", "/admin/workers/list", "/admin/workers/list.data", "/admin/workers.data"]) {
    const { status, body } = await asking(path, "gate");
    expect([path, status, /mobile\\?"|\+34700|\+447700|tel:/.exec(body.toString())?.[0]]).toEqual([
      path,
      200,
      undefined,
    ]);
    expect((await asking(path, "editor")).status, path).toBe(403);
  }
  expect((await asking("/admin/workers/list.data", "planner")).body.toString()).toMatch(/\+34700000/);
});
