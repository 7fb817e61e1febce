// Walks: home
import { expect, test } from "#e2e/fixtures.ts";

// One page, changed by each of these in turn.
test.use({ appFor: "those who change the home page" });
test.describe.configure({ mode: "serial" });

test("An editor changes the headline, and every visitor sees it at once", async ({ as, page, browser, baseURL }) => {
  await as("editor");
  await page.goto("/admin/content/home");
  await page.getByLabel("Headline in English").fill("Your summer, shift by shift.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toHaveText(/Saved/);
  const visitor = await browser.newPage({ baseURL: baseURL! });
  await visitor.goto("/");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Your summer, shift by shift.");
  await visitor.close();
});

test("Una editora cambia el titular en español", async ({ as, page }) => {
  await as("editor");
  await page.goto("/es/admin/content/home");
  await page.getByLabel("Titular en español").fill("Tu verano, turno a turno.");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("status")).toHaveText(/Guardado/);
  await page.goto("/es");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tu verano, turno a turno.");
});

test("An editor who empties a field is told where it is left, and led back to it", async ({ page, open }) => {
  await open("/admin/content/home", { as: "editor" });
  const headline = page.getByLabel("Headline in English");
  await headline.fill("   ");
  await headline.press("Tab");
  await expect(headline).toHaveAccessibleDescription(/^Please fill this in\./);
  await page.getByLabel("Introduction in English").fill("Kept while the other is mended.");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByRole("alert")).toHaveText(/One field needs your attention/);
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByLabel("Introduction in English")).toHaveValue("Kept while the other is mended.");
  await page.getByRole("link", { name: "Headline in English: Please fill this in." }).click();
  await expect(headline).toBeFocused();
  await headline.fill("x".repeat(121));
  await expect(headline).toHaveAccessibleDescription(/^At most 120 characters\. .* 121 of 120 characters$/);
  await headline.fill("Mended.");
  await expect(headline).toHaveAccessibleDescription("Large, at the top of the page. 7 of 120 characters");
});

test("Two editors write at once: the second sees both texts, chooses, and nothing is lost", async ({
  page,
  context,
  open,
}) => {
  await open("/es/admin/content/home", { as: "editor" });
  const other = await context.newPage();
  await other.goto("/es/admin/content/home");
  await other.getByLabel("Introducción en español").fill("La otra versión.");
  await other.getByLabel("Titular en español").fill("El otro titular.");
  await other.getByRole("button", { name: "Guardar" }).click();
  await expect(other.getByRole("status")).toHaveText(/Guardado/);
  await page.getByLabel("Introducción en español").fill("Mi versión.");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("alert")).toHaveText(/Otra persona ha cambiado esta página/);
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByLabel("Introducción en español")).toHaveValue("Mi versión.");
  await expect(page.getByText("La otra versión.")).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("Cambios sin guardar");
  await page.getByRole("button", { name: "Usar este texto" }).first().click();
  await expect(page.getByLabel("Titular en español")).toHaveValue("El otro titular.");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("status")).toHaveText(/Guardado/);
  await page.goto("/es");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("El otro titular.");
  await expect(page.getByText("Mi versión.")).toBeVisible();
});

test("That it was saved is said once: not after a reload, and not on the way back", async ({ page, open }) => {
  await open("/admin/content/home", { as: "editor" });
  await expect(page.getByRole("status")).toHaveText("No changes");
  await page.getByLabel("Headline in English").fill("Said once.");
  await expect(page.getByRole("status")).toHaveText("Unsaved changes");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toHaveText("Saved. The public page shows it now.");
  await expect(page).toHaveURL(/\/admin\/content\/home$/);
  await page.reload();
  await expect(page.getByRole("status")).toHaveText("No changes");
  await page.getByLabel("Headline in English").fill("Said once more. ");
  await page.getByLabel("Headline in English").press("ControlOrMeta+s");
  await expect(page.getByRole("status")).toHaveText(/Saved/);
  // Who saves by key goes on writing.
  await expect(page.getByLabel("Headline in English")).toBeFocused();
  await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goBack();
  await expect(page.getByLabel("Headline in English")).toHaveValue("Said once more.");
  await expect(page.getByRole("status")).toHaveText("No changes");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("An editor saves, and is told what is wrong", async ({ as, page }) => {
    await as("editor");
    await page.goto("/admin/content/home");
    await page.getByLabel("Headline in English").fill("Plain HTML works.");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("status")).toHaveText(/Saved/);
    await page.reload();
    await expect(page.getByRole("status")).toHaveText("No changes");
    await page.getByLabel("Headline in English").fill("x".repeat(121));
    await page.getByLabel("Headline in Spanish").fill("Se queda.");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("At most 120 characters.", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Headline in English: At most 120 characters." })).toBeVisible();
    await expect(page.getByLabel("Headline in Spanish")).toHaveValue("Se queda.");
  });

  test("Two editors write at once: both texts are there, and saving again decides", async ({ as, page, context }) => {
    await as("editor");
    await page.goto("/admin/content/home");
    const other = await context.newPage();
    await other.goto("/admin/content/home");
    await other.getByLabel("Headline in English").fill("Theirs.");
    await other.getByRole("button", { name: "Save" }).click();
    await page.getByLabel("Headline in English").fill("Mine.");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByLabel("Headline in English")).toHaveValue("Mine.");
    await expect(page.getByText("Theirs.")).toBeVisible();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("status")).toHaveText(/Saved/);
    await expect(page.getByLabel("Headline in English")).toHaveValue("Mine.");
  });

  test("A double click saves once", async ({ as, page, request, context, baseURL }) => {
    await as("editor");
    await page.goto("/admin/content/home");
    const form = Object.fromEntries(
      await Promise.all(
        (await page.locator("form :is(input, textarea)").all()).map(
          async (field) => [(await field.getAttribute("name"))!, await field.inputValue()] as const,
        ),
      ),
    );
    const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    const send = () =>
      request.post("/admin/content/home", { form, headers: { origin: baseURL!, cookie: cookies }, maxRedirects: 0 });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303]);
    await page.reload();
    expect(await page.locator("input[name=version]").inputValue()).toBe(String(Number(form["version"]) + 1));
  });
});

test("A planner may not edit the page", async ({ as, page }) => {
  await as("planner");
  const answer = await page.goto("/admin/content/home");
  expect(answer!.status()).toBe(403);
  await expect(page.getByText("You do not have permission to see this page.")).toBeVisible();
});
