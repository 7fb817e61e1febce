/** A hundred thousand scans: a device without a net says what the server says. */
import { differencesOfScans } from "@product/domain/day/testing/random-scans";
import type { Soak } from "./main.ts";

const scans = 100_000;
const perRound = 5_000;

const verdictSoak: Soak = async ({ seed, log, progress }) => {
  for (let from = progress.done; from < scans; from += perRound) {
    const wrong = differencesOfScans(Number.parseInt(seed, 16) + from, perRound);
    log(`${from + perRound} scans: ${wrong.length} faults`);
    if (wrong.length > 0) return wrong;
    progress.save(from + perRound);
  }
  return [];
};

export default verdictSoak;
