/** The files that are made from the code, and how. */
import { configurationPage } from "./configuration-page.ts";
import { iconBodies } from "./icon-bodies.ts";

export const generated: Record<string, () => string | Promise<string>> = {
  "docs/configuration.md": configurationPage,
  "product/web/src/shell/icons.generated.ts": iconBodies,
};
