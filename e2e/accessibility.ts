/** Whether a page keeps to WCAG, asked once for each state in which it is found. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { adminPages, publicPages } from "./pages.ts";
import { routeAt } from "./site-routes.ts";

// Remembered per Playwright worker: every page is checked once in each kind of state, and in the soak in every state.
const fine = new Set<string>();
const isWhole = process.env["SOAK"] !== undefined;

/** Looks at the page where nothing else looks at this kind of state: `every-address.spec.ts` sees each address as it opens. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(settled);
  const state = await page.evaluate(isWhole ? wholeState : kindOfState);
  const key = isWhole ? state : `${routeAt(new URL(page.url()).pathname)} ${state}`;
  if (fine.has(key) || (!isWhole && state === plain && isOnTheList(page.url()))) return;
  await expectNoFaults(page);
  fine.add(key);
}

/** Looks at it, whoever did so before; at what stands around every page once in each language, theme and width. */
export async function expectNoFaults(page: Page): Promise<void> {
  await page.evaluate(settled);
  const frame = await page.evaluate(kindOfFrame);
  const leftOut = !isWhole && fine.has(frame) ? [frameParts] : [];
  let faults = await faultsOn(page, leftOut);
  // A control half under a sticky bar is not too small: it can be scrolled out from under it.
  for (const place of [0, 0.5, 1]) {
    if (!faults.some(isSmall)) break;
    await page.evaluate(scrollToPart, place);
    const elsewhere = await faultsOn(page, leftOut);
    faults = faults.filter((fault) => !isSmall(fault) || elsewhere.includes(fault));
  }
  expect(faults, page.url()).toEqual([]);
  fine.add(frame);
}

// Nearly half of what stands on a page of the office.
const frameParts = ":is(header, aside, footer):not(main *, dialog *, [role=dialog] *)";

let listed: ReadonlySet<string | undefined> | undefined;

function isOnTheList(url: string): boolean {
  listed ??= new Set([...publicPages, ...adminPages].map(([path]) => routeAt(path)));
  return listed.has(routeAt(new URL(url).pathname));
}

/** Runs in the page. */
const scrollToPart = (part: number) =>
  scrollTo({ top: part * (document.documentElement.scrollHeight - innerHeight), behavior: "instant" });

const isSmall = (fault: string) => fault.startsWith("target-size");

async function faultsOn(page: Page, leftOut: readonly string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  for (const part of leftOut) builder.exclude(part);
  const { violations } = await builder
    // Frames of other sites are none of ours, and without them one page does instead of two.
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

const plain = "as it opens";

/** Runs in the page: what is open over it, and whether something in it was refused. */
function kindOfState(): string {
  const open = [
    ...document.querySelectorAll<HTMLElement>("[role=dialog], [role=alertdialog], dialog[open], [role=menu]"),
  ]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const name = document.getElementById(element.getAttribute("aria-labelledby") ?? "")?.textContent;
      return name ?? element.getAttribute("aria-label") ?? element.role;
    });
  const refused = document.querySelector("[aria-invalid=true]") ? ["refused"] : [];
  return [...open, ...refused].join(", ") || "as it opens";
}

/** Runs in the page: which frame it has, and how that is drawn. */
function kindOfFrame(): string {
  const parts = [...document.querySelectorAll("header, aside, footer")].filter((part) => !part.closest("main"));
  const { lang } = document.documentElement;
  return [
    "frame",
    ...parts.map(({ tagName }) => tagName),
    lang,
    innerWidth,
    matchMedia("(prefers-color-scheme: dark)").matches,
  ].join(" ");
}

/** Runs in the page: nothing moves any more. */
async function settled(): Promise<void> {
  // An element that is half faded in has half its contrast; the animation of a hidden element never reports its end.
  const isShown = (effect: AnimationEffect) => effect instanceof KeyframeEffect && effect.target?.checkVisibility();
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect, playState }) => effect && isShown(effect) && playState === "running")
      .filter(({ effect }) => effect!.getTiming().iterations !== Infinity)
      .map(({ finished }) => finished),
  );
}

/** Runs in the page: all that axe looks at, less what is different each time. */
function wholeState(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const script of copy.querySelectorAll("script, link")) script.remove();
  const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
  const place = [location.pathname, innerWidth, innerHeight, matchMedia("(prefers-color-scheme: dark)").matches];
  return [...place, copy.outerHTML.replaceAll(uuid, "")].join(" ");
}
