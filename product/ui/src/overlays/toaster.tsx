import { useSyncExternalStore } from "react";
import type { ToastLabels } from "@product/ui/labels";
import { later } from "./later.tsx";
import type { Toasts } from "./toasts.ts";

/** Shows the toasts of a store at the bottom right, once there are any. */
export function Toaster({ store, ...list }: { store: Toasts; labels: ToastLabels; expanded?: boolean }) {
  const isNeeded = useSyncExternalStore(store.subscribe, () => store.snapshot().length > 0, none);
  return <List open={isNeeded} store={store} {...list} />;
}

const List = later<{ open: boolean; store: Toasts; labels: ToastLabels; expanded?: boolean }>(
  async () => (await import("./toast-list.tsx")).ToastList,
);
const none = () => false;
