import { useSyncExternalStore } from "react";
import type { ToastLabels } from "@product/ui/labels";
import { laterPart } from "./later.tsx";
import type { Toasts } from "./toasts.ts";

/**
 * Shows the toasts of a store at the bottom right. Its script comes once the page is alive, and before the first toast, so that
 * screen readers know the region in which one appears; where it could not be had, the next toast finds it.
 */
export function Toaster({ store, ...list }: { store: Toasts; labels: ToastLabels; expanded?: boolean }) {
  const isNeeded = useSyncExternalStore(store.subscribe, () => store.snapshot().length > 0, none);
  const List = toastList.use(isNeeded ? "now" : "soon");
  return List ? <List store={store} {...list} /> : null;
}

const toastList = laterPart(async () => (await import("./toast-list.tsx")).ToastList);
const none = () => false;
