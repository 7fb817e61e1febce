import { useSyncExternalStore } from "react";
import type { Overlay, Overlays as Store } from "./overlays.ts";

/** Renders the overlays of a store, each until its exit animation has ended. Stands once, near the root. */
export function Overlays({ store }: { store: Store }) {
  const overlays = useSyncExternalStore(store.subscribe, store.snapshot, noneYet);
  return overlays
    .filter((overlay) => overlay.isMounted)
    .map(({ id, component: Component, props, isOpen }) => (
      <Component key={id} {...props} open={isOpen} onClose={(result?: unknown) => store.close(id, result)} />
    ));
}

const none: readonly Overlay[] = [];
const noneYet = () => none;
