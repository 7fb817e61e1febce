// Walks: home
import { expect, test } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";

// One page, changed by each of these in turn.
test.use({ appFor: "those who change the home page" });
test.describe.configure({ mode: "serial" });

test("An editor changes the headline, every visitor sees it at once, and that it was saved is said once", async ({
  app,
  page,
  open,
}) => {
  const headline = page.getByLabel("Headline in English");
  const status = page.getByRole("status");
  await open("/admin/content/home", { as: "editor" });
  await expect(status).toHaveText("No changes");
  await headline.fill("Your summer, shift by shift.");
  await expect(status).toHaveText("Unsaved changes");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(status).toHaveText("Saved. The public page shows it now.");
  await expect(page).toHaveURL(/\/admin\/content\/home$/);
  expect((await ask(app.url)).body.toString()).toMatch(/<h1[^>]*>Your summer, shift by shift\.</);

  await test.step("not after a reload, and not on the way back", async () => {
    await open("/admin/content/home");
    await expect(status).toHaveText("No changes");
    await headline.fill("Said once more. ");
    await headline.press("ControlOrMeta+s");
    await expect(status).toHaveText(/Saved/);
    // Saving with the keyboard leaves the focus in the field.
    await expect(headline).toBeFocused();
    await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Dashboard" }).click();
    await expect(page).toHaveURL(/\/admin$/);
    await page.goBack();
    await expect(headline).toHaveValue("Said once more.");
    await expect(status).toHaveText("No changes");
  });

  await test.step("who empties a field is told where it is left, and led back to it", async () => {
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
});

test("Dos editoras escriben a la vez: la segunda ve los dos textos, elige, y no se pierde nada", async ({
  app,
  page,
  open,
  anotherBrowser,
}) => {
  await open("/es/admin/content/home", { as: "editor" });
  const theirBrowser = await anotherBrowser({ as: "editor", javaScriptEnabled: false });
  const other = await theirBrowser.newPage();
  await other.goto("/es/admin/content/home");
  await other.getByLabel("Introducción en español").fill("La otra versión.");
  await other.getByLabel("Titular en español").fill("El otro titular.");
  await other.getByRole("button", { name: "Guardar" }).click();
  await expect(other.getByRole("status")).toHaveText(/Guardado/);
  await theirBrowser.close();
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
  const read = (await ask(`${app.url}/es`)).body.toString();
  expect(read).toMatch(/<h1[^>]*>El otro titular\.</);
  expect(read).toContain("Mi versión.");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("An editor is told what is wrong, of two who write at once both texts are there, and saving again decides", async ({
    as,
    page,
    context,
  }) => {
    const headline = page.getByLabel("Headline in English");
    await as("editor");
    await page.goto("/admin/content/home");
    await headline.fill("x".repeat(121));
    await page.getByLabel("Headline in Spanish").fill("Se queda.");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("At most 120 characters.", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Headline in English: At most 120 characters." })).toBeVisible();
    await expect(page.getByLabel("Headline in Spanish")).toHaveValue("Se queda.");

    await page.goto("/admin/content/home");
    const other = await context.newPage();
    await other.goto("/admin/content/home");
    await other.getByLabel("Headline in English").fill("Theirs.");
    await other.getByRole("button", { name: "Save" }).click();
    await expect(other.getByRole("status")).toHaveText(/Saved/);
    await other.reload();
    await expect(other.getByRole("status")).toHaveText("No changes");
    await headline.fill("Mine.");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(headline).toHaveValue("Mine.");
    await expect(page.getByText("Theirs.")).toBeVisible();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("status")).toHaveText(/Saved/);
    await expect(headline).toHaveValue("Mine.");
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
