/** Interleaved rounds: in each, every subject has a few short turns, so that a ratio compares what ran side by side. */
import { medianOf } from "./statistics.ts";

/** The measurements of a round by name: CPU time per request in nanoseconds, unless stated otherwise. */
export type Round = ReadonlyMap<string, number>;

/** One turn of a subject, which may measure several things at once. */
export type Turn = () => Promise<Record<string, number>>;

export type RoundsPlan = {
  subjects: readonly Turn[];
  /** This measurement must cost the same in each round; where it does not, the machine was busy with something else. */
  canary: string;
  /** A round goes around all subjects this often: what disturbs the machine for a moment then meets them all. */
  turns: number;
  wanted: number;
  /** Disturbed rounds are run again, up to this many in all. */
  atMost: number;
};

export async function runRounds(plan: RoundsPlan): Promise<{ kept: Round[]; disturbed: number }> {
  const run: Round[] = [];
  let kept: Round[] = [];
  while (kept.length < plan.wanted && run.length < plan.atMost) {
    run.push(await oneRound(plan, run.length));
    kept = undisturbed(run, plan.canary);
  }
  return { kept, disturbed: run.length - kept.length };
}

/** All are judged anew after each round, since the median that a round is held against moves. */
export function undisturbed(rounds: readonly Round[], canary: string): Round[] {
  const usual = medianOf(rounds.map((round) => round.get(canary)!));
  return rounds.filter((round) => Math.abs(round.get(canary)! / usual - 1) <= tolerated);
}

/** Each turn begins one subject later, so that none always runs first or behind the same neighbour. */
export const rotated = <Item>(list: readonly Item[], by: number): Item[] => {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
};

const tolerated = 0.25;

async function oneRound({ subjects, turns }: RoundsPlan, index: number): Promise<Round> {
  const round = new Map<string, number>();
  for (let turn = 0; turn < turns; turn += 1)
    for (const measure of rotated(subjects, index * turns + turn))
      for (const [name, value] of Object.entries(await measure()))
        round.set(name, (round.get(name) ?? 0) + value / turns);
  return round;
}
