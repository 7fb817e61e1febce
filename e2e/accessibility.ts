/** Whether a page keeps to WCAG, asked once for each state in which it is found. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

// Of this worker. Many journeys end on the same page, which is no better or worse for being looked at again.
const fine = new Set<string>();

export async function expectAccessible(page: Page): Promise<void> {
  const state = await page.evaluate(settledState);
  if (fine.has(state)) return;
  let faults = await faultsOn(page);
  if (faults.some(isSmall)) {
    // What lies half under a bar that stays is not small: it can be scrolled out from under it.
    await page.evaluate(() =>
      scrollTo({ top: scrollY > 0 ? 0 : document.documentElement.scrollHeight, behavior: "instant" }),
    );
    const elsewhere = await faultsOn(page);
    faults = faults.filter((fault) => !isSmall(fault) || elsewhere.includes(fault));
  }
  expect(faults).toEqual([]);
  fine.add(state);
}

const isSmall = (fault: string) => fault.startsWith("target-size");

async function faultsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Frames of other sites are none of ours, and without them one page does instead of two.
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/** Runs in the page: all that axe looks at, once nothing moves any more, less what is different each time. */
async function settledState(): Promise<string> {
  // What is half faded in has half its contrast; of what is no longer shown no end is told.
  const isShown = (effect: AnimationEffect) => effect instanceof KeyframeEffect && effect.target?.checkVisibility();
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect, playState }) => effect && isShown(effect) && playState === "running")
      .filter(({ effect }) => effect!.getTiming().iterations !== Infinity)
      .map(({ finished }) => finished),
  );
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const script of copy.querySelectorAll("script, link")) script.remove();
  const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
  const place = [location.pathname, innerWidth, innerHeight, matchMedia("(prefers-color-scheme: dark)").matches];
  return [...place, copy.outerHTML.replaceAll(uuid, "")].join(" ");
}
