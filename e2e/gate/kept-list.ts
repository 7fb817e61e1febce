import { expect, type Page } from "@playwright/test";

/** Cuts the net once the device of a gate in Spanish has all that it needs, and begins anew without it. */
export async function cutNet(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isGateKept)).toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Sin conexión desde \d/)).toBeVisible();
}

/** Whether the device has the page of the gate in Spanish, the list of its event, and the worker that serves both. Asked in the browser. */
const isGateKept = async (): Promise<boolean> => {
  const pages = await caches.open("offline /es/gate");
  if (!(await pages.match("/es/gate")) || !navigator.serviceWorker.controller) return false;
  const request = indexedDB.open("gate");
  const store = await new Promise<IDBDatabase>((done) =>
    request.addEventListener("success", () => done(request.result), { once: true }),
  );
  const counted = store.transaction("kept").objectStore("kept").count("snapshot");
  return new Promise((done) => counted.addEventListener("success", () => done(counted.result === 1), { once: true }));
};
