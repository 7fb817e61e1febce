// Walks: groups, home
import type { BrowserContext, Page, WebSocketRoute } from "@playwright/test";
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test as base } from "#e2e/signed-in.ts";

type Colleague = { page: Page; context: BrowserContext };

/** A second person with a browser of their own, the owner, on the page that the first one edits. */
const test = base.extend<{ owner: Colleague }>({
  owner: async ({ browser, baseURL, signIn }, use) => {
    const context = await browser.newContext({ baseURL: baseURL!, locale: "es-ES" });
    await signIn("owner", { context });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    await use({ page, context });
    expect(complaints).toEqual([]);
    await context.close();
  },
});

// One page, changed by each of these in turn.
test.use({ appFor: "colleagues at one page" });
test.describe.configure({ mode: "serial" });

const here = "/admin/content/home";
const alive = (page: Page) => page.locator("html[data-alive]").waitFor();
const headline = (page: Page) => page.locator("[name=titleEn]");

async function save(page: Page, text: string) {
  await headline(page).fill(text);
  await page.getByRole("button", { name: /^(Save|Guardar)$/ }).click();
  await expect(page.getByRole("status")).toHaveText(/^(Saved|Guardado)/);
}

test("Two colleagues see one another, and neither loses a text to the other", async ({ page, open, owner }) => {
  await open(here, { signedInAs: "editor" });
  await owner.page.goto(`/es${here}`);
  await expect(page.getByText("Also here: Olalla Requena")).toBeVisible();
  await expect(owner.page.getByText("También está aquí: Edurne Ibarra")).toBeVisible();

  // A person who has typed nothing sees the text saved by the other one in its place.
  await save(owner.page, "Saved by the owner.");
  await expect(headline(page)).toHaveValue("Saved by the owner.");
  await expect(page.getByRole("status")).toHaveText("Olalla Requena has just saved this text.");
  await expect(page.getByRole("button", { name: "Discard" })).toBeHidden();
  // And whoever saved is still told so, though the page was shown anew meanwhile.
  await expect(owner.page.getByRole("status")).toHaveText(/^Guardado/);

  // A person who has typed something keeps it, is told, and may put the two side by side.
  await headline(page).fill("Typed by the editor.");
  await save(owner.page, "Saved again.");
  await expect(page.getByText("Olalla Requena has saved a newer text.")).toBeVisible();
  await expect(headline(page)).toHaveValue("Typed by the editor.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "See it" }).click();
  await expect(page.getByText("Olalla Requena has saved a newer text.")).toBeHidden();
  await expect(headline(page)).toBeFocused();
  await expect(page.getByRole("heading", { name: "Saved by someone else" }).locator("..")).toContainText(
    "Saved again.",
  );
  await expect(headline(page)).toHaveValue("Typed by the editor.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toHaveText(/^Saved/);
  await expect(headline(owner.page)).toHaveValue("Typed by the editor.");
  await expect(owner.page.getByRole("status")).toHaveText("Edurne Ibarra acaba de guardar este texto.");

  // Discarding what was typed leads to the newest text, not to the one before.
  await headline(owner.page).fill("Not kept.");
  await save(page, "The newest.");
  await expect(owner.page.getByText("Edurne Ibarra ha guardado un texto más nuevo.")).toBeVisible();
  await owner.page.getByRole("button", { name: "Descartar" }).click();
  await expect(headline(owner.page)).toHaveValue("The newest.");

  await owner.page.goto("/es/admin/groups-and-permissions");
  await expect(page.getByText(/Also here/)).toBeHidden();

  // A list takes in what a colleague adds elsewhere.
  const elsewhere = await owner.context.newPage();
  await elsewhere.goto("/es/admin/groups-and-permissions/create");
  await elsewhere.locator("[name=nameEn]").fill("Night shift");
  await elsewhere.locator("[name=nameEs]").fill("Turno de noche");
  await elsewhere.getByRole("button", { name: "Guardar" }).click();
  await expect(owner.page.getByRole("link", { name: "Turno de noche", exact: true })).toBeVisible();
});

test("Who lost the connection catches up, and who has none works on", async ({ page, open, owner }) => {
  const sockets = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/realtime\/v1\/websocket/, (socket) => {
    if (isCut) return void socket.close({ code: 1011 });
    sockets.add(socket);
    socket.connectToServer();
  });
  await open(here, { signedInAs: "editor" });
  await owner.page.goto(`/es${here}`);
  await expect(page.getByText("Also here: Olalla Requena")).toBeVisible();
  isCut = true;
  for (const socket of sockets) await socket.close({ code: 1011 });
  await expect(page.getByText(/Also here/)).toBeHidden();
  await save(owner.page, "Saved behind their back.");
  await expect(owner.page.getByText(/También está/)).toBeHidden();
  await expect(headline(page)).not.toHaveValue("Saved behind their back.");
  isCut = false;
  await expect(headline(page)).toHaveValue("Saved behind their back.", { timeout: 20_000 });
  await expect(page.getByText("Also here: Olalla Requena")).toBeVisible();

  await owner.context.routeWebSocket(/\/realtime\/v1\/websocket/, (socket) => void socket.close({ code: 1011 }));
  await owner.page.reload();
  await alive(owner.page);
  await save(owner.page, "Without a socket.");
  await expect(headline(page)).toHaveValue("Without a socket.");
  await save(page, "And back.");
  await owner.page.reload();
  await expect(headline(owner.page)).toHaveValue("And back.");
});
