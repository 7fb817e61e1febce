import { useSyncExternalStore, type ComponentProps } from "react";
import type { ToastLabels } from "@product/ui/labels";
import { laterPart } from "./later.tsx";
import type { Toasts } from "./toasts.ts";

/**
 * Shows the toasts of a store at the bottom right. Its script comes once the page is alive, and before the first toast, so that
 * screen readers know the region in which one appears; where it could not be had, the next toast finds it.
 */
export function Toaster({ store, ...list }: { store: Toasts; labels: ToastLabels; expanded?: boolean }) {
  const isNeeded = useSyncExternalStore(store.subscribe, () => store.snapshot().length > 0, none);
  const there = toastList.use(isNeeded ? "now" : "soon");
  return there ? there.list({ store, ...list }) : null;
}

const toastList = laterPart(async () => {
  const { ToastList } = await import("./toast-list.tsx");
  return { list: (props: ComponentProps<typeof ToastList>) => <ToastList {...props} /> };
});
const none = () => false;
