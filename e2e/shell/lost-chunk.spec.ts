import type { Page, Request, Route } from "@playwright/test";
import { expect, test } from "#e2e/fixtures.ts";

const lose = (route: Route) => route.fulfill({ status: 404, contentType: "text/plain", body: "Not Found" });

test("A page whose script is lost is loaded as a document once; then it is an error, or stands as the server sent it", async ({
  anotherBrowser,
}) => {
  // The console tells of the loss, as it should, so that this page is not held to silence.
  const page = await (await anotherBrowser({ cookiesSettled: true })).newPage();
  // Ten seconds never pass, however busy the machine.
  await page.clock.setFixedTime(new Date());
  const visits: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && visits.push(new URL(request.url()).pathname));
  const heading = page.getByRole("heading", { level: 1 });
  const alive = () => page.locator("html[data-alive]").waitFor();
  const goTo = (name: string) => page.getByRole("contentinfo").getByRole("link", { name }).click();

  await page.goto("/");
  await alive();
  const script = /\/assets\/(conditions|privacy-policy)\.page/;
  await page.route(script, lose);
  const findAgain = (request: Request) => request.isNavigationRequest() && void page.unroute(script);
  page.on("request", findAgain);
  await goTo("Conditions of use");
  await expect(heading).toHaveText("Conditions of use");
  await alive();
  expect(visits).toEqual(["/", "/conditions"]);
  page.off("request", findAgain);

  await test.step("asked for again within ten seconds it is an error, from which a way leads home", async () => {
    await page.goto("/");
    await alive();
    visits.length = 0;
    await page.route(script, lose);
    await goTo("Conditions of use");
    await expect(page).toHaveURL(/\/conditions$/);
    await expect(heading).toHaveText("500");
    await page.getByRole("link", { name: "Return to home page" }).click();
    await expect.poll(() => visits).toEqual(["/"]);
    await alive();
  });

  await test.step("another page is not held back by it, and stays as the server sent it while its script is lost", async () => {
    await goTo("Privacy");
    await expect(heading).toHaveText("Privacy policy");
    expect(visits).toEqual(["/", "/privacy-policy"]);
    await staysAsItIs(page);
  });

  await test.step("opened by its address it is tried once more", async () => {
    visits.length = 0;
    await page.goto("/conditions");
    await expect.poll(() => visits).toEqual(["/conditions", "/conditions"]);
    await staysAsItIs(page);
    await expect(heading).toHaveText("Conditions of use");
  });
  await page.context().close();
});

/** Another document would end what runs in this one. */
async function staysAsItIs(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((stayed) => requestIdleCallback(() => stayed(true))));
}
