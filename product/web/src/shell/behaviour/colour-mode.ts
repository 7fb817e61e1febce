/** Light, dark, or as the system has it. Kept in a cookie and applied before the first paint. */
import { keepChoice } from "./kept-choice.ts";

export const colourModes = ["system", "light", "dark"] as const;
export type ColourMode = (typeof colourModes)[number];

export const readPreference = (cookies = document.cookie): ColourMode => {
  const value = cookies.match(/(?:^|;\s*)colour-mode=(\w+)/)?.[1];
  return colourModes.find((mode) => mode === value) ?? "system";
};

export function setPreference(mode: ColourMode): void {
  keepChoice("colour-mode", mode);
  if (mode === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = mode;
  for (const listener of listeners) listener();
}

/** The mode that is visible now, whatever its cause. */
const shownMode = (): "light" | "dark" =>
  getComputedStyle(document.documentElement).colorScheme === "dark" ||
  (readPreference() === "system" && matchMedia("(prefers-color-scheme: dark)").matches)
    ? "dark"
    : "light";

export const toggleMode = (): void => setPreference(shownMode() === "dark" ? "light" : "dark");

export const onPreference = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const listeners = new Set<() => void>();

/** Runs in the head of every page, before anything is painted; the preference may not flash by. */
export const earlyScript = `{const m=/(?:^|;\\s*)colour-mode=(light|dark)/.exec(document.cookie);if(m)document.documentElement.dataset.theme=m[1]}`;

/** The mode that a page forces, if it may: a page cannot force what the system decides. */
export function forcedMode(wanted: ColourMode | undefined): "light" | "dark" | undefined {
  if (wanted !== "system") return wanted;
  console.warn("Forcing the colour mode 'system' is not allowed.");
  return undefined;
}
