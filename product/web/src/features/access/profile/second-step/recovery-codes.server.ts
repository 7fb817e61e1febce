import { count, eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { recoveryCodeCount, recoveryCodeLetters } from "@product/domain/credentials";
import { database } from "@product/database/client";
import { hashOfRecoveryCode } from "@product/database/sign-in/recovery-codes";
import { recoveryCodes } from "@product/database/tables/access/account";
import type { Sent } from "#request/forms/form-action.ts";
import { perform } from "#request/perform.ts";
import { sessionContext } from "#request/session.ts";

/** New codes in place of the old ones. They are given here and never again: what is kept are hashes. */
export async function makeRecoveryCodes(actor: Actor, _input: unknown, { context }: Sent): Promise<string[]> {
  const { userId } = context.get(sessionContext).signedIn!;
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await perform(actor, "recovery-codes.make", async ({ tx, subject }) => {
    subject({ userId });
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    const rows = codes.map((code) => ({ userId, codeHash: hashOfRecoveryCode(userId, code) }));
    await tx.insert(recoveryCodes).values(rows);
  });
  return codes;
}

export async function recoveryCodesLeft(userId: string): Promise<number> {
  const [row] = await database.select({ n: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return row!.n;
}

/** `ABCD-2345`. A byte beyond the last whole round of letters would favour the first ones. */
function newCode(): string {
  let code = "";
  while (code.length < 8) {
    const [byte] = crypto.getRandomValues(new Uint8Array(1));
    if (byte! < 256 - (256 % recoveryCodeLetters.length))
      code += recoveryCodeLetters[byte! % recoveryCodeLetters.length];
  }
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
