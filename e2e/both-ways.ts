/** Opens an address as somebody at a desk or with a phone, and looks at it as the other too; in one language and theme or the other. */
import type { Page } from "@playwright/test";
import { expectNoFaults } from "./accessibility.ts";
import { expect } from "./fixtures.ts";
import { spanish } from "./pages.ts";
import { recordSeen } from "./seen.ts";

/** Opened on a desk or on a phone, then made the other; axe looks at one of the two. The soak opens all, and looks at all. */
const turn = (index: number) => ({
  isSpanish: index % 2 === 0,
  isPhoneFirst: index % 4 < 2,
  isDarkOnPhone: index % 8 < 4,
  isLookedAtOnPhone: index % 3 === 0,
});

/** A page asked for under /es would otherwise turn every later page Spanish. */
export const forgetLanguage = (page: Page) => page.context().clearCookies({ name: "i18n_redirected" });

/** So many that a browser keeps its scripts from one to the next, and so few that a fault is found again soon. */
export const atOnce = 12;
export const walks = <Each>(rows: readonly Each[]) =>
  Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, n) => rows.slice(n * atOnce, (n + 1) * atOnce));

/** A path with its heading in both languages, where the list states one. */
export type Row = readonly [path: string, en?: string, es?: string];

/** Opens it once in one language, has `check` look at it at both widths, and asks for it in the other language. */
export async function openBothWays(
  page: Page,
  [path, en, es]: Row,
  index: number,
  check: (isSpanish: boolean) => Promise<void>,
) {
  const { isSpanish, isPhoneFirst, isDarkOnPhone, isLookedAtOnPhone } = turn(index);
  const become = async (isPhone: boolean) => {
    await page.setViewportSize(isPhone ? { width: 390, height: 844 } : { width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: isPhone === isDarkOnPhone ? "dark" : "light" });
  };
  const look = async (isPhone: boolean) => {
    await expect.poll(() => page.evaluate(sideways), { message: `${path} scrolls sideways` }).toBeLessThanOrEqual(0);
    expect(await page.evaluate(covered), `${path}: controls that lie under others`).toEqual([]);
    if (isPhone === isLookedAtOnPhone) await expectNoFaults(page);
  };
  await become(isPhoneFirst);
  await forgetLanguage(page);
  expect((await page.goto(isSpanish ? spanish(path) : path))!.status(), path).toBe(200);
  if (en) await expect(page).toHaveTitle(`${isSpanish ? es : en} - Cuadrante`);
  await check(isSpanish);
  // A script that runs later may move things once more.
  await page.locator("html[data-alive]").waitFor();
  await look(isPhoneFirst);
  await become(!isPhoneFirst);
  await check(isSpanish);
  await look(!isPhoneFirst);
  recordSeen(new URL(page.url()).pathname, page.viewportSize()!.width);
  await (isSpanish ? askForIt(page, path, "en-UK") : askForIt(page, spanish(path), "es-ES"));
}

/** In the language in which it was not opened: it comes, in that language, with its heading. */
async function askForIt(page: Page, address: string, lang: string) {
  await forgetLanguage(page);
  const answer = await page.request.get(address, { headers: { accept: "text/html" }, maxRedirects: 0 });
  const html = await answer.text();
  const declared = /<html[^>]* lang="([^"]*)"/.exec(html)?.[1];
  expect([answer.status(), declared, /<h1[\s>]/.test(html)], address).toEqual([200, lang, true]);
  recordSeen(new URL(address, page.url()).pathname, undefined);
}

/** Runs in the page: by how much it is wider than its window. */
const sideways = () => document.documentElement.scrollWidth - innerWidth;

/** Runs in the page: what can be pressed, and is not reached by a press in its middle. Under bars that stay it can be scrolled out. */
function covered(): string[] {
  const within = (element: Element | null, is: (style: CSSStyleDeclaration) => boolean): boolean =>
    element !== null && (is(getComputedStyle(element)) || within(element.parentElement, is));
  const isCutAway = (element: Element) => within(element, ({ clipPath }) => clipPath !== "none");
  const stays = (element: Element) => within(element, ({ position }) => position === "sticky" || position === "fixed");
  return [...document.querySelectorAll("main :is(a[href], button, input, select, textarea)")].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isShown =
      width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true }) && !isCutAway(element);
    const hit = isShown ? document.elementFromPoint(left + width / 2, top + height / 2) : null;
    const isReached = !hit || element.contains(hit) || hit.contains(element) || hit.closest("label")?.contains(element);
    return isReached || stays(hit) ? [] : [`${element.outerHTML.slice(0, 120)} under ${hit.outerHTML.slice(0, 120)}`];
  });
}
