/** Opens an address as somebody at a desk and as somebody with a phone, in both languages and themes between them. */
import type { Page } from "@playwright/test";
import { expectNoFaults } from "./accessibility.ts";
import { expect } from "./fixtures.ts";
import { spanish } from "./pages.ts";

/** Opened on a desk in one language and theme, and on a phone in the others; axe looks at one of the two. The soak looks at all. */
const turn = (index: number) => ({
  isSpanishOnPhone: index % 2 === 0,
  isDarkOnPhone: index % 4 < 2,
  isLookedAtOnPhone: index % 3 === 0,
});

/** What was asked for under /es would otherwise lead every later page there. */
export const forgetLanguage = (page: Page) => page.context().clearCookies({ name: "i18n_redirected" });

/** So many that a browser keeps its scripts from one to the next, and so few that a fault is found again soon. */
export const atOnce = 12;
export const walks = <Each>(rows: readonly Each[]) =>
  Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, n) => rows.slice(n * atOnce, (n + 1) * atOnce));

/** What it is called in both languages, where that is told. */
export type Row = readonly [path: string, en?: string, es?: string];

/** Opens it as somebody at a desk and as somebody with a phone, and has `check` look at it as it was opened. */
export async function openBothWays(
  page: Page,
  [path, en, es]: Row,
  index: number,
  check: (isSpanish: boolean) => Promise<void>,
) {
  const { isSpanishOnPhone, isDarkOnPhone, isLookedAtOnPhone } = turn(index);
  for (const isPhone of [false, true]) {
    const isSpanish = isPhone === isSpanishOnPhone;
    await page.setViewportSize(isPhone ? { width: 390, height: 844 } : { width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: isPhone === isDarkOnPhone ? "dark" : "light" });
    await forgetLanguage(page);
    expect((await page.goto(isSpanish ? spanish(path) : path))!.status(), path).toBe(200);
    if (en) await expect(page).toHaveTitle(`${isSpanish ? es : en} - Cuadrante`);
    await check(isSpanish);
    // What a script shows later may move things once more.
    await page.locator("html[data-alive]").waitFor();
    await expect.poll(() => page.evaluate(sideways), { message: `${path} scrolls sideways` }).toBeLessThanOrEqual(0);
    expect(await page.evaluate(covered), `${path}: controls that lie under others`).toEqual([]);
    if (isPhone === isLookedAtOnPhone) await expectNoFaults(page);
  }
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
