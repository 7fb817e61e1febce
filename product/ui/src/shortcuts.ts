/** Keys are joined by "_" when pressed together and by "-" when pressed in turn: "meta_k", "meta_shift_l", "g-w", "?". */
export type ShortcutMap = Record<string, Shortcut>;
export type Shortcut =
  | (() => void)
  | { run: () => void; /** Also while the person types or stands in a menu or dialog. */ whileTyping?: boolean };

export type KeyPress = {
  key: string;
  code?: string;
  metaKey?: boolean;
  ctrlKey?: boolean;
  shiftKey?: boolean;
  altKey?: boolean;
  isTyping?: boolean;
};

/** Finds the shortcut a key press completes. "meta" is the Meta key everywhere (⌘ on Apple systems), and elsewhere Ctrl as well; a chain may take 800 ms between keys. */
export function createShortcuts({ isApple, chainDelay = 800 }: { isApple: boolean; chainDelay?: number }) {
  let pressed: KeyPress[] = [];
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(forgetting);
    pressed = [];
  };

  return {
    /** Runs what this press completes, the longest chain first, and says whether there was anything. */
    press(press: KeyPress, map: ShortcutMap): boolean {
      if (modifierKeys.has(press.key)) return false;
      clearTimeout(forgetting);
      pressed = [...pressed, press].slice(-longestChain);
      forgetting = setTimeout(forget, chainDelay);
      const found = Object.entries(map)
        .map(([keys, shortcut]) => ({ steps: keys.split("-"), shortcut }))
        .toSorted((entry, other) => other.steps.length - entry.steps.length)
        .find(
          ({ steps, shortcut }) => (!press.isTyping || worksWhileTyping(shortcut)) && endsWith(pressed, steps, isApple),
        );
      if (!found) return false;
      if (found.steps.length > 1) forget();
      (typeof found.shortcut === "function" ? found.shortcut : found.shortcut.run)();
      return true;
    },
    forget,
  };
}

/** The caps to show for a shortcut: "meta_k" is ⌘ K on Apple systems, Ctrl K elsewhere. */
export const shortcutCaps = (keys: string, isApple: boolean): string[] =>
  keys.split("-").flatMap((step) => {
    const together = step.split("_");
    // Pressed together they are written as on the keyboard; one after another, as they are typed.
    const written = (key: string) => (key.length === 1 && together.length === 1 ? key : capitalised(key));
    return together.map((key) => (isApple ? appleCaps : caps)[key] ?? caps[key] ?? written(key));
  });

const longestChain = 4;
const modifiers = ["meta", "ctrl", "shift", "alt"];
const modifierKeys = new Set(["Meta", "Control", "Shift", "Alt", "AltGraph", "CapsLock"]);
const caps: Record<string, string> = {
  meta: "Ctrl",
  ctrl: "Ctrl",
  escape: "Esc",
  enter: "↵",
  arrowup: "↑",
  arrowdown: "↓",
};
const appleCaps: Record<string, string> = { meta: "⌘", ctrl: "⌃", shift: "⇧", alt: "⌥" };

const capitalised = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);
const worksWhileTyping = (shortcut: Shortcut) => typeof shortcut === "object" && shortcut.whileTyping === true;

const endsWith = (pressed: KeyPress[], steps: string[], isApple: boolean) =>
  pressed.length >= steps.length &&
  pressed.slice(-steps.length).every((press, at) => isPress(press, steps[at]!, isApple));

function isPress(press: KeyPress, step: string, isApple: boolean): boolean {
  const parts = step.toLowerCase().split("_");
  const key = parts.find((part) => !modifiers.includes(part)) ?? "";
  const hasModifier = (modifier: string) => parts.includes(modifier);
  const meta = Boolean(press.metaKey);
  const control = Boolean(press.ctrlKey);
  const eitherDoes = hasModifier("meta") && !hasModifier("ctrl") && !isApple;
  // Signs such as "?" and "/" need Shift on some keyboards and not on others, so for them it does not count.
  const shiftCounts = /^\p{L}$/u.test(key) || key.length > 1 || hasModifier("shift");
  return (
    (eitherDoes ? meta !== control : meta === hasModifier("meta") && control === hasModifier("ctrl")) &&
    Boolean(press.altKey) === hasModifier("alt") &&
    (!shiftCounts || Boolean(press.shiftKey) === hasModifier("shift")) &&
    keyNames(press).includes(key)
  );
}

// With ⌥ or on other alphabets the sign changes; the place of the key still tells the letter.
const keyNames = ({ key, code }: KeyPress): string[] => [
  key === " " ? "space" : key.toLowerCase(),
  code?.startsWith("Key") && !/^[a-z]$/i.test(key) ? code.slice(3).toLowerCase() : "",
];
