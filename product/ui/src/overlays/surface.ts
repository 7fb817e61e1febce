import { later } from "./later.tsx";
import type { PopoverSurfaceProps } from "./popover-surface.tsx";

/** The surface of popovers, loaded once it is needed. */
export const Surface = later<PopoverSurfaceProps>(async () => (await import("./popover-surface.tsx")).PopoverSurface);
