/** A million shifts that nobody would think of: the kinds of hours of each add up to the whole. */
import { faultsOfShifts } from "@product/domain/day/testing/random-shifts";
import type { Soak } from "./main.ts";

const shifts = 1_000_000;
const perRound = 20_000;

const hoursSoak: Soak = async ({ seed, log, progress }) => {
  for (let from = progress.done; from < shifts; from += perRound) {
    const wrong = faultsOfShifts(Number.parseInt(seed, 16) + from, perRound);
    log(`${from + perRound} shifts: ${wrong.length} faults`);
    if (wrong.length > 0) return wrong;
    progress.save(from + perRound);
  }
  return [];
};

export default hoursSoak;
