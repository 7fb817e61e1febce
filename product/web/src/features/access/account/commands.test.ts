import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { database } from "@product/database/client";
import { forgiveRecoveryAttempts } from "@product/database/sign-in/recovery-attempts";
import { hashOfRecoveryCode } from "@product/database/sign-in/recovery-codes";
import { recoveryCodes } from "@product/database/tables/access/account";
import { inTransaction } from "@product/database/write";
import { useTestDatabase } from "@product/database/testing/test-database";
import { lastActs, test } from "#testing/world.ts";
import { spendRecoveryCode } from "./commands.server.ts";

useTestDatabase();
const requestId = "00000000-0000-4000-8000-0000000000aa";
const nothing = async () => {};

const give = async (userId: string, code: string) => {
  const codeHash = hashOfRecoveryCode(userId, code);
  await inTransaction((tx) => tx.insert(recoveryCodes).values({ userId, codeHash }));
};
const left = (userId: string) => database.$count(recoveryCodes, eq(recoveryCodes.userId, userId));

test("a recovery code works once, however it is typed, and the act names the account", async ({ world }) => {
  const userId = world.planner.id;
  await give(userId, "K7QF-2M9X-PLDA");
  let removed = 0;
  await spendRecoveryCode(requestId, { userId, code: " k7qf 2m9xplda" }, async () => void removed++);
  expect(removed).toBe(1);
  expect(await left(userId)).toBe(0);
  expect(await lastActs()).toMatchObject([
    { act: "second-factor.recover", actorKind: "system", requestId, subjects: [`account ${userId}`] },
  ]);
  const again = spendRecoveryCode(requestId, { userId, code: "K7QF-2M9X-PLDA" }, nothing);
  await expect(again).rejects.toMatchObject({ refusals: [{ code: "recovery-code.unknown" }] });
});

test("of two who give it at once, one gets through", async ({ world }) => {
  const userId = world.planner.id;
  await give(userId, "AAAA-BBBB-CCCC");
  const both = [1, 2].map(() => spendRecoveryCode(requestId, { userId, code: "AAAABBBBCCCC" }, nothing));
  const settled = await Promise.allSettled(both);
  expect(settled.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("who guesses waits, also with the right code, which then works", async ({ world }) => {
  const userId = world.planner.id;
  await give(userId, "KKKK-MMMM-NNNN");
  await forgiveRecoveryAttempts(userId);
  for (let guess = 0; guess < 5; guess++)
    await expect(spendRecoveryCode(requestId, { userId, code: `WRONG-${guess}` }, nothing)).rejects.toMatchObject({
      refusals: [{ code: "recovery-code.unknown" }],
    });
  const right = () => spendRecoveryCode(requestId, { userId, code: "KKKK-MMMM-NNNN" }, nothing);
  await expect(right()).rejects.toMatchObject({ refusals: [{ code: "recovery-code.wait", seconds: 1 }] });
  await expect
    .poll(
      () =>
        right().then(
          () => "in",
          () => "wait",
        ),
      { interval: 200, timeout: 3000 },
    )
    .toBe("in");
  await expect(spendRecoveryCode(requestId, { userId, code: "WRONG" }, nothing)).rejects.toMatchObject({
    refusals: [{ code: "recovery-code.unknown" }],
  });
});

test("whoever guesses elsewhere does not keep a known device from the right code", async ({ world }) => {
  const userId = world.planner.id;
  await give(userId, "PPPP-QQQQ-RRRR");
  await forgiveRecoveryAttempts(userId);
  const guess = (code: string, device?: string) => spendRecoveryCode(requestId, { userId, code, device }, nothing);
  for (let time = 0; time < 5; time++) await expect(guess(`WRONG-${time}`)).rejects.toMatchObject({ name: "Refused" });
  await expect(guess("PPPP-QQQQ-RRRR")).rejects.toMatchObject({ refusals: [{ code: "recovery-code.wait" }] });
  await guess("PPPP-QQQQ-RRRR", "the phone of its owner");
  expect(await left(userId)).toBe(0);
});

test("a code of someone else does not count", async ({ world }) => {
  await give(world.editor.id, "DDDD-EEEE-FFFF");
  const stolen = spendRecoveryCode(requestId, { userId: world.planner.id, code: "DDDD-EEEE-FFFF" }, nothing);
  await expect(stolen).rejects.toMatchObject({ name: "Refused" });
  expect(await left(world.editor.id)).toBe(1);
});

test("a code is not lost when the factor could not be removed", async ({ world }) => {
  const userId = world.planner.id;
  await give(userId, "GGGG-HHHH-JJJJ");
  const away = spendRecoveryCode(requestId, { userId, code: "GGGG-HHHH-JJJJ" }, async () => {
    throw new Error("the service is away");
  });
  await expect(away).rejects.toThrow("the service is away");
  expect(await left(userId)).toBe(1);
});
