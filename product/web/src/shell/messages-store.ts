/** The sentences that the page has so far. Those of slices that come later are added before their page is shown. */
import { useSyncExternalStore } from "react";
import type { Compiled } from "#i18n/compile.ts";

let messages: Compiled = {};
const listeners = new Set<() => void>();

export function addMessages(more: Compiled): void {
  messages = { ...messages, ...more };
  for (const listener of listeners) listener();
}

export const useMessagesSoFar = (): Compiled =>
  useSyncExternalStore(
    subscribe,
    () => messages,
    () => messages,
  );

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
