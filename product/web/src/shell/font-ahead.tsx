import type { ReactNode } from "react";
import { preload } from "react-dom";
import font from "@product/ui/inter-subset.woff2?url";

/** Asks for the font at once: by the stylesheet alone it comes after the first paint, and the lines of a heading break anew. */
export function FontAhead({ children }: { children: ReactNode }) {
  preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return children;
}
