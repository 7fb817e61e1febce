/** The office at the check-in of an event, beside the devices at its gates. */
import type { Page } from "@playwright/test";
import type { AnotherBrowser } from "#e2e/fixtures.ts";

export async function openDesk(anotherBrowser: AnotherBrowser, event: string): Promise<Page> {
  const office = await anotherBrowser({ as: "owner", viewport: { width: 1280, height: 900 } });
  const desk = await office.newPage();
  await desk.goto(`/admin/events/${event}/check-in`);
  await desk.locator("html[data-alive]").waitFor();
  return desk;
}

/** Adds a device for a supervisor; it is paired by the number that is returned. */
export async function addSupervisorsDevice(desk: Page, name: string): Promise<string> {
  await desk.getByLabel("Name").fill(name);
  await desk.getByLabel("For", { exact: true }).selectOption({ label: "Supervisor: sees reasons, searches names" });
  await desk.getByRole("button", { name: "Add a device" }).click();
  return shownPin(desk);
}

export const shownPin = async (desk: Page): Promise<string> =>
  (await desk.getByText(/^\d{4} \d{4}$/).textContent())!.replace(" ", "");
