// Walks: gallery
import { expect, test } from "#e2e/fixtures.ts";

test("An icon is drawn by a name that was chosen just now; one that does not exist leaves nothing", async ({
  anotherBrowser,
}) => {
  // The console tells of what is missing, as it should.
  const page = await (await anotherBrowser({ cookiesSettled: true })).newPage();
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  const drawing = page.locator("[data-icon] > *");
  const draw = async (icon: string) => {
    await page.getByRole("textbox", { name: "Imago" }).fill(icon);
    await page.getByRole("button", { name: "Pingo" }).click();
    await expect(page.locator("[data-icon]")).toHaveAttribute("data-icon", icon);
  };
  await page.goto("/gallery");
  await page.locator("html[data-alive]").waitFor();
  const response = page.waitForResponse(/_nuxt_icon/);
  await draw("lucide:anchor");
  const answer = await response;
  expect([new URL(answer.url()).pathname, answer.status()]).toEqual(["/api/_nuxt_icon/lucide.json", 200]);
  await expect(drawing).toHaveCSS("mask-image", /^url\("data:image\/svg\+xml,.*viewBox%3D%220%200%2024%2024/);
  await expect(drawing).toHaveCSS("width", "20px");
  // Another name of the same drawing.
  await draw("lucide:home");
  await expect(drawing).toHaveCount(1);
  for (const icon of ["lucide:no-such-thing", "nowhere:anchor"]) {
    await draw(icon);
    await expect.poll(() => errors).toContainEqual(expect.stringContaining(`Failed to load icon ${icon}`));
    await expect(drawing).toHaveCount(0);
  }
  await page.context().close();
});
