import { isLongerThanLawful } from "@product/domain/documents/lawful-validity";
import { Refused } from "@product/domain/refusals";
import { readFacts } from "@product/database/clearance/read-facts";
import { clockNow } from "#request/clock.ts";
import type { Transaction } from "#request/perform.ts";
import type { VerifyForm } from "./schema.ts";

/** Refuses a validity longer than any such document can be issued for: its end was misread. */
export async function ensureLawfulEnd(
  tx: Transaction,
  workerId: string,
  kind: { key: string },
  { validFrom, validUntil }: Pick<VerifyForm, "validFrom" | "validUntil">,
): Promise<void> {
  if (!validFrom || !validUntil) return;
  const { birthDate, nationality } = (await readFacts(tx, [workerId], clockNow())).get(workerId)!.facts;
  if (isLongerThanLawful({ kind: kind.key, issuedOn: validFrom, birthDate, nationality }, validUntil))
    throw new Refused({ code: "document.longer-than-lawful" });
}
