import { later } from "./later.tsx";
import type { PopoverSurfaceProps } from "./popover-surface.tsx";

/** What opens beside something, once it is needed. */
export const Surface = later<PopoverSurfaceProps>(async () => (await import("./popover-surface.tsx")).PopoverSurface);
