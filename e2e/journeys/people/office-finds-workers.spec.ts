// Walks: workers, worker-page
import { readFile } from "node:fs/promises";
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect, test } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";

test("HR goes from the overview to the people behind a number, searches, turns pages and takes a file along", async ({
  page,
  open,
}) => {
  test.slow();
  await open("/admin/workers", { as: "hr" });
  await expectAccessible(page);
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
  const row = page.getByRole("row", { name: /José Ángel López García W-\w{4} .*Active/ });
  await expect(row).toBeVisible();
  await expect(row.getByRole("link", { name: "+34 700 000 000" })).toHaveAttribute("href", "tel:+34700000000");

  // Columns, order and closeness stand in the address, and are remembered.
  await page.locator("summary", { hasText: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Roles" }).uncheck();
  await page.getByRole("checkbox", { name: "Added" }).check();
  await page.getByLabel("Order").selectOption("Newest first");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/columns=.*sort=-added/);
  await expect(page.getByRole("columnheader", { name: "Roles" })).toHaveCount(0);
  await expect(page.getByRole("columnheader", { name: "Added" })).toHaveAttribute("aria-sort", "descending");
  await page.getByText("Export", { exact: true }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "As CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toMatch(/^\uFEFF"Code","Surnames","First name","Clearance","Status","Town"/);
  expect(file).toMatch(/"López García","José Ángel","[^"]*","Active"/);
  const another = page.waitForEvent("download");
  await page.getByRole("link", { name: "As Excel (XLSX)" }).click();
  expect((await readFile(await (await another).path())).subarray(0, 2).toString()).toBe("PK");
  await open("/admin/workers/list");
  await expect(page.getByRole("columnheader", { name: "Added" })).toBeVisible();
  await page.getByRole("link", { name: "Show as cards" }).click();
  await expect(page.getByRole("list", { name: "Workers" }).getByRole("listitem")).toHaveCount(50);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Show as a table" }).click();
  await expect(page.getByRole("row")).toHaveCount(51);

  // A filter by keyboard: in town or not active, and never of an agency.
  await page.locator("summary", { hasText: /^Filter$/ }).focus();
  await page.keyboard.press("Enter");
  const builder = page.getByRole("form", { name: "Filter" });
  await builder.getByLabel("Condition", { exact: true }).selectOption("is none of");
  await builder.getByRole("checkbox", { name: "Active" }).check();
  await builder.getByRole("button", { name: "Add a group" }).focus();
  await page.keyboard.press("Enter");
  const group = builder.getByRole("group", { name: "Group 1" });
  await expect(group.getByLabel("Field")).toBeFocused();
  await group.getByLabel("Field").selectOption("Town");
  await builder.getByRole("button", { name: "Apply", exact: true }).last().click();
  await expect(builder.getByRole("alert")).toHaveText("Enter what to search for.");
  await expectAccessible(page);
  await group.getByLabel("Value").fill("bilbao");
  await group.getByRole("button", { name: "Add a condition" }).click();
  await group.getByLabel("Field").last().selectOption("Tags");
  await group.getByLabel("Values").fill("nobody has this");
  await page.keyboard.press("Enter");
  const inForce = page.getByRole("list", { name: "Active filters" });
  await expect(builder, "closed by applying").toBeHidden();
  const folded = page.locator("summary", { hasText: /^Filter$/ });
  await folded.click();
  await builder.getByLabel("Field").first().focus();
  await page.keyboard.press("Escape");
  await expect(builder).toBeHidden();
  await expect(folded).toBeFocused();
  await folded.click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(builder, "closed by a press outside").toBeHidden();
  await expect(inForce).toContainText("Status is not Active");
  await expect(inForce).toContainText("Town contains “bilbao” or tags include “nobody has this”");
  const found = page.getByRole("rowheader");
  expect(await found.count()).toBeGreaterThan(0);
  await page.getByRole("link", { name: "Remove: Status is not Active" }).click();
  await expect(inForce).not.toContainText("Status");
  await page.getByRole("link", { name: "Clear" }).click();
  await expect(inForce).toHaveCount(0);
  await expect(page.getByRole("row")).toHaveCount(51);
  await page.getByRole("searchbox").fill("nowhere at all");
  await page.keyboard.press("Enter");
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
    await expectAccessible(page);
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
    await expect(page.getByRole("link", { name: "José Ángel López García" })).toBeVisible();
    await page.locator("summary", { hasText: "Filtrar" }).click();
    await page.getByRole("checkbox", { name: "En pausa" }).check();
    await page.getByRole("button", { name: "Aplicar", exact: true }).last().click();
    await expect(page).toHaveURL(/q=lopez\+garcia\+angel&filter=/);
    await expect(page.getByRole("heading", { name: "Sin resultados" })).toBeVisible();
    await page.getByRole("link", { name: "Quitar: Búsqueda lopez garcia angel" }).click();
    await expect(page.getByRole("list", { name: "Filtros aplicados" })).toContainText("El estado es En pausa");
    await expect(page.getByRole("row").nth(1)).toContainText("En pausa");
    // Another condition: first the field, then what it offers.
    await page.locator("summary", { hasText: "Filtrar" }).click();
    await page.getByRole("button", { name: "Añadir una condición" }).click();
    await page.getByLabel("Campo").last().selectOption("Localidad");
    await page.getByRole("button", { name: "Usar este campo" }).last().click();
    await page.getByLabel("Valor").last().fill("no existe");
    await page.getByRole("button", { name: "Aplicar", exact: true }).last().click();
    await expect(page.getByRole("heading", { name: "Sin resultados" })).toBeVisible();
    await page.getByRole("link", { name: "Quitar: La localidad contiene «no existe»" }).click();
    await expect(page.getByRole("row").nth(1)).toContainText("En pausa");
    await expect(page.getByText("Exportar", { exact: true })).toHaveCount(0);
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
  "filter=%7B&sort=x&columns=a,b&density=9&layout=ball&view=king",
  "f.join=x&f.0.field=town&f.0.op=is&f.0.value=%00&do=apply",
  "f.0.field=createdOn&f.0.op=between&f.0.value=a&f.0.day=b&do=add:f.9.9",
  "f.0.0.0.0.0.0.0.0.field=status&f.0.field=__proto__&do=remove:f",
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
    expect([path, status, /"mobile\\?"|\+34700|\+447700|tel:/.exec(body.toString())?.[0]]).toEqual([
      path,
      200,
      undefined,
    ]);
    expect((await asking(path, "editor")).status, path).toBe(403);
  }
  expect((await asking("/admin/workers/list.data", "planner")).body.toString()).toMatch(/\+34700000/);
});

test("The list is walked with the keyboard: search, rows, ticking and opening", async ({ page, open }) => {
  await open("/admin/workers/list", { as: "hr" });
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page
    .getByRole("checkbox", { name: /^Select / })
    .nth(1)
    .focus();
  await page.keyboard.press("ArrowDown");
  const rows = page.locator("tbody tr");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(rows.nth(1).getByRole("checkbox")).toBeChecked();
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(rows.first()).toBeFocused();
  const name = await rows.first().getByRole("link").first().textContent();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: name! })).toBeVisible();
});

test("Why someone cannot work opens beside their row, stays after a click and goes with a second", async ({
  page,
  open,
}) => {
  await open("/admin/workers/list?status=suspended", { as: "hr" });
  const why = page.locator("[data-peek]").first();
  await why.hover();
  const reasons = page.getByRole("dialog");
  await expect(reasons).toBeVisible();
  await why.click();
  await expect(why).toHaveAttribute("aria-expanded", "true");
  await why.click();
  await expect(reasons).toHaveCount(0);
  await expect(why).toHaveAttribute("aria-expanded", "false");
});
