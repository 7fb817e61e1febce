/** The files that are made from the code, and how. */
import { configurationPage } from "./configuration-page.ts";
import { iconBodies } from "./icon-bodies.ts";
import { numberingPlans } from "./numbering-plans.ts";

export const generated: Record<string, () => string | Promise<string>> = {
  "docs/configuration.md": configurationPage,
  "product/domain/src/identifiers/numbering-plans.generated.ts": numberingPlans,
  "product/web/src/shell/icons.generated.ts": iconBodies,
};
