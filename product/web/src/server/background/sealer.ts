/** Keeps the audit trail and the register of punches sealed: links what is new within moments, signs the end of the chain once a day, makes room for coming months. */
import { makePunchMonths } from "@product/database/register/months";
import { sealPunches } from "@product/database/register/sealer";
import { makeAuditMonths } from "@product/database/audit/months";
import { signRoot } from "@product/database/audit/roots";
import { sealActs } from "@product/database/audit/sealer";
import type { Logger } from "@platform/kernel/logger";

/** Punches written in quick succession, as at a gate, are sealed together. */
const gatherMs = 250;
const atOnce = 500;

export type Sealer = {
  /** Something was written that has no seal yet. */
  wake(): void;
  stop(): Promise<void>;
};

export function keepSealed(options: {
  secret: string;
  isAway: () => boolean;
  log: Logger;
  everyMs?: number;
  today?: () => string;
}): Sealer {
  const { secret, isAway, log, everyMs = 10_000, today = () => new Date().toISOString().slice(0, 10) } = options;
  let signedOn = "";
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let sealing: Promise<void> | undefined;
  let isWanted = false;

  const seal = async () => {
    isWanted = false;
    try {
      if (!isAway()) {
        while ((await sealActs({ limit: atOnce })) === atOnce && !stopped);
        while ((await sealPunches({ limit: atOnce })) === atOnce && !stopped);
        if (signedOn !== today()) await daily(today());
      }
    } catch (error) {
      log.warn({ error }, "the audit trail and the register could not be sealed");
    }
    sealing = undefined;
    if (!stopped) sealIn(isWanted ? gatherMs : everyMs);
  };
  const sealIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => (sealing ??= seal()), ms);
  };
  const daily = async (day: string) => {
    await signRoot(secret, day);
    await makeAuditMonths();
    await makePunchMonths();
    signedOn = day;
  };
  sealIn(0);

  return {
    wake() {
      if (stopped || isWanted) return;
      isWanted = true;
      if (!sealing) sealIn(gatherMs);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await sealing;
      if (isWanted) await seal();
    },
  };
}
