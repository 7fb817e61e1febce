/** Records opened from the palette in this tab: the list ends with it, so that no names stay on a shared computer. */
import type { Chosen } from "./found-anywhere.tsx";

const keyOf = (personId: string) => `recent ${personId}`;
const most = 5;

export function recentlyChosen(personId: string): Chosen[] {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(personId)) ?? "[]") as Chosen[]).slice(0, most);
  } catch {
    return [];
  }
}

export function keepChosen(personId: string, chosen: Chosen): void {
  const others = recentlyChosen(personId).filter(({ address }) => address !== chosen.address);
  try {
    sessionStorage.setItem(keyOf(personId), JSON.stringify([chosen, ...others].slice(0, most)));
  } catch {
    // A browser that keeps nothing has no recent ones.
  }
}
