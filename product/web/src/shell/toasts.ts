import { createToasts } from "@product/ui/overlays/toasts";

/** The one stack of toasts; anything in the app may add to it. */
export const toasts = createToasts();
