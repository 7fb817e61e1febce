import { useSyncExternalStore } from "react";

/** The browser's own bubbles help where nothing else speaks; once the page is alive, the fields speak for themselves. */
export const useNoValidate = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

const neverChanges = () => () => {};
