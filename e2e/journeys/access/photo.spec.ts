// Walks: home, photo, profile
/** One's own photo: chosen, framed, sent, interrupted, and gone again. */
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { noisyPng } from "#e2e/pictures.ts";
import { startSlowNetwork } from "#e2e/slow-network.ts";
import { test } from "./plain-browser.ts";

test.use({ appFor: "those who change their own account" });

test("A planner frames a photo with the keyboard, stops once, and loses the network on the second try", async ({
  page,
  open,
  app,
  accounts,
}) => {
  test.slow();
  // Slow enough to see the picture go, and to be stopped.
  const network = await startSlowNetwork(app.url, 400_000);
  await open(`${network.url}/admin/profile`, { signedInAs: "planner" });
  const field = page.getByLabel("Choose a photo");

  await field.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
  await expect(page.getByText("Choose a JPEG, PNG or WebP picture.")).toBeVisible();
  await field.setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: heic });
  await expect(page.getByText("This is a HEIC picture")).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "true");

  const picture = { name: "me.png", mimeType: "image/png", buffer: noisyPng(2000, 1600) };
  await field.setInputFiles(picture);
  const dialog = page.getByRole("dialog", { name: "Crop your photo" });
  const frame = dialog.getByRole("application", { name: "Your picture" });
  await expect(dialog.getByRole("button", { name: "Use photo" })).toBeEnabled();
  await expect(page.getByText("This is a HEIC picture")).toHaveCount(0);
  await expectAccessible(page);
  const image = frame.locator("img");
  const before = await image.evaluate(placeOf);
  await frame.focus();
  for (const key of ["+", "+", "+", "ArrowLeft", "ArrowUp"]) await page.keyboard.press(key);
  const after = await image.evaluate(placeOf);
  expect(after.width).toBeGreaterThan(before.width * 1.3);
  expect(after.left).not.toBe(before.left);
  await dialog.getByRole("slider", { name: "Size" }).fill("2");
  await expect.poll(async () => (await image.evaluate(placeOf)).width / before.width).toBeCloseTo(2, 1);

  await dialog.getByRole("button", { name: "Use photo" }).click();
  const progress = dialog.getByRole("progressbar", { name: "Sending your photo" });
  await expect.poll(async () => Number(await progress.getAttribute("aria-valuenow"))).toBeGreaterThan(0);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Stop sending" }).click();
  await expect(dialog).toHaveCount(0);
  expect((await accounts.query("SELECT count(*)::int AS n FROM app.photo")).rows).toEqual([{ n: 0 }]);
  await expect
    .poll(async () => (await accounts.query("SELECT count(*)::int AS n FROM storage.tus_uploads")).rows[0].n)
    .toBe(0);

  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.request().method() === "DELETE" && response.status() >= 400) refused.push(response.url());
  });
  await field.setInputFiles(picture);
  await dialog.getByRole("button", { name: "Use photo" }).click();
  await expect.poll(async () => Number(await progress.getAttribute("aria-valuenow"))).toBeGreaterThan(5);
  network.lose();
  await expect(dialog.getByRole("alert")).toContainText("There is no connection");
  const halfSent = "SELECT version FROM storage.tus_uploads WHERE NOT finished AND upload_offset > 0";
  await expect.poll(async () => (await accounts.query(halfSent)).rows).toHaveLength(1);
  const { rows } = await accounts.query(halfSent);
  network.find();
  await expect(page.getByText("Photo saved.")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const finished = await accounts.query("SELECT version FROM storage.tus_uploads WHERE finished");
  expect(finished.rows).toContainEqual(rows[0]);

  const shown = page.getByRole("button", { name: /^Your account/ }).locator("img");
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(512);
  const answer = await page.request.get(network.url + (await shown.getAttribute("src")));
  expect(answer.headers()).toMatchObject({
    "content-type": "image/jpeg",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "private, max-age=3600",
  });
  expect((await answer.body()).includes("Exif")).toBe(false);

  await page.getByRole("button", { name: "Remove photo" }).click();
  await expect(page.getByText("Photo removed.")).toBeVisible();
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Your account/ })).toContainText("PN");
  const left = await accounts.query("SELECT name FROM storage.objects WHERE name NOT LIKE 'demo/%'");
  expect(left.rows).toEqual([]);
  expect(refused, "what has arrived is not given up").toEqual([]);
  await page.goto(app.url);
  await network.stop();
});

test.describe("on a phone, in Spanish", { tag: "@soak" }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "es-ES" });
  test("Someone takes a photo", async ({ page, open }) => {
    await open("/es/admin/profile", { signedInAs: "gate" });
    await page
      .getByLabel("Elige una foto")
      .setInputFiles({ name: "yo.png", mimeType: "image/png", buffer: noisyPng(60, 90) });
    const dialog = page.getByRole("dialog", { name: "Recorta tu foto" });
    await expect(dialog.getByRole("button", { name: "Usar foto" })).toBeEnabled();
    await dialog.getByRole("button", { name: "Usar foto" }).click();
    await expect(page.getByText("Foto guardada.")).toBeVisible();
    const photo = page.locator("#photo").getByRole("img").locator("img");
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(512);
  });
});

test("Without JavaScript the middle of the picture is taken, faults are told, and no stranger sees the photo", async ({
  plain,
  context,
  signIn,
  anotherBrowser,
}) => {
  const file = (name: string, type: string, bytes: Buffer) => ({
    photo: new File([new Uint8Array(bytes)], name, { type }),
  });
  await signIn("planner");
  await plain.open("/admin/profile");
  await plain.press("Use this photo");
  expect(plain.text()).toContain("Please fill this in.");
  await plain.press("Use this photo", file("me.jpg", "image/jpeg", heic));
  expect(plain.text()).toContain("This is a HEIC picture");
  await plain.press("Use this photo", file("me.png", "image/png", Buffer.alloc(17 * 1024 * 1024)));
  expect(plain.text()).toContain("It may have 15 MB at most.");
  await plain.press("Use this photo", file("me.png", "image/png", noisyPng(140, 100)));
  expect(plain.text()).toContain("Photo saved.");
  const photo = /id="photo"[\s\S]*?<img[^>]* src="([^"]+)"/.exec(plain.html())![1]!;
  expect((await context.request.get(photo)).status()).toBe(200);
  const stranger = await anotherBrowser();
  expect((await stranger.request.get(photo, { maxRedirects: 0 })).status()).toBe(302);
  await signIn("worker", { context: stranger });
  expect((await stranger.request.get(photo)).status()).toBe(403);
  await stranger.close();
  await plain.press("Remove photo");
  expect(plain.text()).toContain("Photo removed.");
});

const placeOf = (image: HTMLElement) => ({ width: image.offsetWidth, left: image.offsetLeft, top: image.offsetTop });

const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
