import { eq } from "drizzle-orm";
import { themselves } from "@product/domain/actor";
import type { KeyAlgorithm } from "@product/domain/day/pass-code";
import { nextPunches, type PunchKind } from "@product/domain/day/punches";
import { Refused } from "@product/domain/refusals";
import { database } from "@product/database/client";
import { passes } from "@product/database/tables/day/pass";
import { tokensFor } from "@product/database/workers/answer-links";
import { passCodeOf, passFor, passTokenOf, replacePass } from "@product/database/workers/passes";
import { recordPunch, type Recorded } from "#features/day/punches/commands.server.ts";
import { clockNow } from "#request/clock.ts";
import { perform } from "#request/perform.ts";
import { passCookie, type Holder } from "./holder.server.ts";
import { oddityOfComing, placeOf, shiftToClock, whereaboutsAt } from "./punches/shift-to-clock.server.ts";

/** The code of someone's pass. It is made when its holder first looks at it. */
export async function codeOfPass({ workerId, legalEntityId }: Holder): Promise<string> {
  const [known] = await database.select().from(passes).where(eq(passes.workerId, workerId));
  if (known) return passCodeOf(workerId, known.number);
  return perform(themselves, "pass.issue", async ({ tx, now, subject }) => {
    subject({ id: workerId, legalEntityId });
    const { number } = await passFor(tx, workerId, now);
    await tokensFor(tx, workerId);
    return passCodeOf(workerId, number);
  });
}

/** The first phone draws the codes from now on; another one only with a pass that was replaced. */
export const registerPhone = (
  { workerId, legalEntityId }: Holder,
  algorithm: KeyAlgorithm,
  publicKey: Buffer,
): Promise<void> =>
  perform(themselves, "pass.register-phone", async ({ tx, now, subject, recordChange }) => {
    const worker = subject({ id: workerId, legalEntityId });
    const pass = await passFor(tx, workerId, now);
    if (pass.publicKey && !pass.publicKey.equals(publicKey)) throw new Refused({ code: "pass.other-phone" });
    await tx
      .update(passes)
      .set({ keyAlgorithm: algorithm, publicKey, keySince: now })
      .where(eq(passes.workerId, workerId));
    recordChange(worker, { keyAlgorithm: pass.keyAlgorithm }, { keyAlgorithm: algorithm });
  });

/**
 * From now on another phone draws the codes: the earlier code, link and phone no longer work. The caller has proven to
 * be the worker.
 */
export async function changePhone({ workerId, legalEntityId }: Holder, isSecure: boolean): Promise<string> {
  const number = await perform(themselves, "pass.change-phone", async ({ tx, now, subject }) => {
    subject({ id: workerId, legalEntityId });
    const pass = await replacePass(tx, workerId, now);
    return pass.number;
  });
  return passCookie(passTokenOf(workerId, number), isSecure);
}

/** Where the event lets them, about the time of the shift, and only what can follow. */
export async function clockOneself(
  { workerId }: Holder,
  kind: Exclude<PunchKind, "void">,
  clientId: string,
  sent = "",
): Promise<Recorded> {
  const now = clockNow();
  const shift = await shiftToClock(workerId, now);
  const { whereabouts, punches } = await whereaboutsAt(workerId, now);
  const isRepeat = punches.some((punch) => punch.clientId === clientId);
  const isNext = nextPunches[whereabouts].includes(kind);
  if (!shift || !(isNext || isRepeat)) throw new Refused({ code: "punch.not-here" });
  const own = { workerId, kind, source: "self", clientId, ...placeOf(shift, sent) } as const;
  return recordPunch(themselves, own, await oddityOfComing(kind, workerId, shift));
}
