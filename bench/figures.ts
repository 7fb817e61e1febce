/** The ratios that are reported. */
import { authFigures } from "./figures/auth.ts";
import { browserFigures } from "./figures/browser.ts";
import type { Figure } from "./figures/figure.ts";
import { crowdFigures } from "./figures/crowd.ts";
import { gateFigures } from "./figures/gate.ts";
import { importFigures } from "./figures/import.ts";
import { pageFigures } from "./figures/pages.ts";
import { realPageFigures } from "./figures/real-pages.ts";
import { realtimeFigures } from "./figures/realtime.ts";
import { seasonFigures } from "./figures/season.ts";
import { storageFigures } from "./figures/storage.ts";
import { workerFigures } from "./figures/workers.ts";

export const figures: Figure[] = [
  ...realPageFigures,
  ...pageFigures,
  ...browserFigures,
  ...authFigures,
  ...realtimeFigures,
  ...storageFigures,
  ...workerFigures,
  ...crowdFigures,
  ...seasonFigures,
  ...importFigures,
  ...gateFigures,
];
