// Walks: content, home
import { expect, test } from "#e2e/fixtures.ts";

test("An editor who leaves with unsaved text is asked, and may stay; the browser asks when the page itself goes", async ({
  page,
  open,
}) => {
  const headline = page.getByLabel("Headline in English");
  const status = page.getByRole("status");
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  const leave = () =>
    page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Dashboard" }).click();
  await open("/admin/content/home", { as: "editor" });
  const before = await headline.inputValue();

  await test.step("what was changed and put back, or discarded, asks nothing", async () => {
    await headline.fill("");
    await headline.blur();
    await expect(headline).toHaveAccessibleDescription(/Please fill this in/);
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(headline).toHaveValue(before);
    await expect(headline).not.toHaveAccessibleDescription(/Please fill this in/);
    await expect(status).toHaveText("No changes");
    await leave();
    await expect(page).toHaveURL(/\/admin$/);
    await page.goBack();
    await expect(headline).toHaveValue(before);
  });

  await test.step("what is typed in a field is only written", async () => {
    await headline.fill("Not saved yet");
    await headline.press("?");
    await expect(headline).toHaveValue("Not saved yet?");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(status).toHaveText("Unsaved changes");
  });

  await test.step("leaving asks", async () => {
    await leave();
    await question.getByRole("button", { name: "Stay here" }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/admin\/content\/home$/);
    await expect(headline).toHaveValue("Not saved yet?");
    await leave();
    await question.getByRole("button", { name: "Leave without saving" }).click();
    await expect(page).toHaveURL(/\/admin$/);
  });

  await test.step("the browser asks only when there is something to lose", async () => {
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.type());
      void dialog.accept();
    });
    await open("/admin/content/home");
    await page.reload();
    await page.locator("html[data-alive]").waitFor();
    expect(dialogs).toEqual([]);
    await headline.pressSequentially(" More");
    await expect(status).toHaveText("Unsaved changes");
    await page.reload();
    expect(dialogs).toEqual(["beforeunload"]);
  });
});

test.describe("en un móvil", () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true });

  test("Guardar está siempre a la vista, y el botón de volver pregunta también", async ({ page, open }) => {
    await open("/es/admin/content", { as: "editor" });
    await page.getByRole("main").getByRole("link", { name: "Página de inicio" }).click();
    await page.getByLabel("Titular en español").fill("Sin guardar.");
    const save = page.getByRole("button", { name: "Guardar" });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await expect(save).toBeInViewport({ ratio: 1 });
      expect((await save.boundingBox())!.width).toBeGreaterThanOrEqual(width - 32);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.goBack();
    const question = page.getByRole("dialog", { name: "¿Salir sin guardar?" });
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(page.getByLabel("Titular en español")).toHaveValue("Sin guardar.");
    await page.goBack();
    await question.getByRole("button", { name: "Salir sin guardar" }).click();
    await expect(page).toHaveURL(/\/es\/admin\/content$/);
  });
});
