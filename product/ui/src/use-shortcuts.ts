import { useEffect, useRef, useSyncExternalStore } from "react";
import { createShortcuts, type KeyPress, type ShortcutMap } from "./shortcuts.ts";

/**
 * Listens on the whole page while the component is mounted. Keys typed into fields, menus and dialogs are left alone
 * unless a shortcut asks for them. Shortcuts with `first` precede the others: a list has its own use of `/`.
 */
export function useShortcuts(map: ShortcutMap, { first = false }: { first?: boolean } = {}): void {
  const latest = useRef(map);
  useEffect(() => {
    latest.current = map;
  });
  useEffect(() => {
    const shortcuts = createShortcuts({ isApple: isAppleSystem() });
    const onKeyDown = (event: KeyboardEvent) => {
      // A browser that fills in a form sends key events without a key.
      if (event.defaultPrevented || event.isComposing || event.repeat || !event.key) return;
      if (shortcuts.press(pressOf(event), latest.current)) event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown, { capture: first });
    return () => {
      window.removeEventListener("keydown", onKeyDown, { capture: first });
      shortcuts.forget();
    };
  }, [first]);
}

/** Whether to show ⌘ or Ctrl. The server cannot know and says Ctrl. */
export const useIsApple = (): boolean => useSyncExternalStore(neverChanges, isAppleSystem, () => false);

const isAppleSystem = () => /mac|iphone|ipad/i.test(navigator.userAgent);
const neverChanges = () => () => {};

const pressOf = ({ key, code, metaKey, ctrlKey, shiftKey, altKey, target }: KeyboardEvent): KeyPress => ({
  key,
  code,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  isTyping: target instanceof Element && target.closest(placesWithOwnKeys) !== null,
});

const placesWithOwnKeys =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=menu], [role=listbox], [role=dialog]";
