/** A hundred thousand histories that nobody would think of: the spans of each say what every day on its own says. */
import { disagreements } from "@product/domain/clearance/testing/compare";
import { randomQuestions } from "@product/domain/clearance/testing/random-facts";
import type { Soak } from "./main.ts";

const histories = 100_000;
const perRound = 5_000;

const clearanceSoak: Soak = async ({ seed, log, progress }) => {
  for (let from = progress.done; from < histories; from += perRound) {
    const wrong = disagreements(randomQuestions(Number.parseInt(seed, 16) + from, perRound));
    log(`${from + perRound} histories: ${wrong.length} disagreements`);
    if (wrong.length > 0) return wrong;
    progress.save(from + perRound);
  }
  return [];
};

export default clearanceSoak;
