import { beforeAll, describe, expect } from "vitest";
import { demoEntities } from "@product/database/demo/worker-words";
import { loadDemoWorkers } from "@product/database/demo/workers";
import { useTestDatabase } from "@product/database/testing/test-database";
import { inTransaction } from "@product/database/write";
import { createWorker } from "#features/people/worker-record/commands.server.ts";
import { createForm } from "#features/people/worker-record/schema.ts";
import { lastActs, test } from "#testing/world.ts";
import { proposalOf } from "#testing/proposal-of.ts";
import { who } from "#testing/who.ts";
import { endSuspensions, moveWorker } from "./moves.server.ts";
import { confirmMove, dropMove } from "./proposals.server.ts";
import { gapsBefore, proposalsFor } from "./queries.server.ts";
import { moveForm } from "./schema.ts";

const { query } = useTestDatabase();
beforeAll(() => inTransaction(loadDemoWorkers));

const permissions = ["worker.view", "worker.create", "worker.edit", "worker.approve"] as const;
const hr = who(permissions);
const colleague = who(permissions);

async function someone() {
  const typed = { firstName: "Ane", email: `${crypto.randomUUID()}@page.test`, country: "ES" };
  const { id } = await createWorker(hr, createForm.parse({ ...typed, legalEntityId: demoEntities.ES.id }));
  return id;
}
const standing = async (id: string) =>
  (await query("SELECT status, status_reason, status_until::text, version FROM app.worker WHERE id = $1", [id]))
    .rows[0];

describe("status", () => {
  const move = (fields: Record<string, unknown>) => moveForm.parse(fields);

  test("moves as the machine says, by who may, and the trail tells", async () => {
    const id = await someone();
    await moveWorker(hr, id, move({ move: "activate", version: 1, isConfirmed: true }));
    expect(await standing(id)).toMatchObject({ status: "active", version: 2 });
    expect(await lastActs()).toMatchObject([{ act: "worker.decide", subjects: [`worker ${id}`] }]);
    await expect(moveWorker(hr, id, move({ move: "approve", version: 2 }))).rejects.toMatchObject({
      refusals: [{ code: "worker.move-illegal", from: "active", move: "approve" }],
    });
    await expect(
      moveWorker(
        who(["worker.view", "worker.edit"]),
        id,
        move({ move: "suspend", reason: "conduct", day: "1/1/2099", version: 2 }),
      ),
    ).rejects.toMatchObject({ name: "NotPermitted" });
  });

  test("becomes active over what is missing only for who was told and says so", async () => {
    const id = await someone();
    const gaps = await gapsBefore(hr, { id, legalEntityId: demoEntities.ES.id }, "en");
    expect(gaps.map(({ code }) => code)).toEqual(expect.arrayContaining(["identity", "contract"]));
    await expect(moveWorker(hr, id, move({ move: "activate", version: 1 }))).rejects.toMatchObject({
      refusals: [{ code: "worker.not-ready", n: gaps.length }],
    });
    expect(await standing(id)).toMatchObject({ status: "approved" });
    await moveWorker(hr, id, move({ move: "activate", version: 1, isConfirmed: true }));
    expect(await standing(id)).toMatchObject({ status: "active" });
  });

  test("of a suspension ends after its last day", async () => {
    const id = await someone();
    await moveWorker(hr, id, move({ move: "activate", version: 1, isConfirmed: true }));
    await moveWorker(hr, id, move({ move: "suspend", reason: "conduct", day: "2098-12-31", version: 2 }));
    expect(await standing(id)).toMatchObject({
      status: "suspended",
      status_reason: "conduct",
      status_until: "2098-12-31",
    });
    // In Madrid it is still the last day, one minute before midnight.
    await endSuspensions(new Date("2098-12-31T22:59:00Z"));
    expect(await standing(id)).toMatchObject({ status: "suspended" });
    await endSuspensions(new Date("2098-12-31T23:00:00Z"));
    expect(await standing(id)).toMatchObject({ status: "active", status_reason: null, status_until: null });
  });

  test("of a block takes two people; one alone can only drop it", async () => {
    const id = await someone();
    await moveWorker(hr, id, move({ move: "block", reason: "fraud", day: "1/1/2099", version: 1 }));
    expect(await standing(id)).toMatchObject({ status: "approved" });
    const seen = await proposalOf(id, "block");
    const worker = { id, legalEntityId: demoEntities.ES.id, userId: null };
    expect(await proposalsFor(colleague, worker)).toMatchObject([
      { ...seen, kind: "block", isOwn: false, content: { reason: "fraud", day: "2099-01-01" } },
    ]);
    await expect(confirmMove(hr, id, "block", seen)).rejects.toMatchObject({
      refusals: [{ code: "worker.other-person-needed" }],
    });
    await dropMove(hr, id, "block", seen);
    await moveWorker(hr, id, move({ move: "block", reason: "fraud", day: "1/1/2099", version: 1 }));
    await confirmMove(colleague, id, "block", await proposalOf(id, "block"));
    expect(await standing(id)).toMatchObject({ status: "blocked", status_reason: "fraud", status_until: "2099-01-01" });
    expect(await lastActs()).toMatchObject([{ act: "worker.block", actorId: colleague.id }]);
  });

  test("of a block is confirmed only as it was read, by somebody whom it is not about", async () => {
    const id = await someone();
    await moveWorker(hr, id, move({ move: "block", reason: "no_show", day: "1/1/2099", version: 1 }));
    const seen = await proposalOf(id, "block");
    await moveWorker(hr, id, move({ move: "block", reason: "fraud", day: "1/1/2099", version: 1 }));
    for (const stale of [seen, { proposal: "" }])
      for (const deed of [confirmMove, dropMove])
        await expect(deed(colleague, id, "block", stale)).rejects.toMatchObject({
          refusals: [{ code: "proposal.changed" }],
        });
    expect(await standing(id)).toMatchObject({ status: "approved" });
    await query("UPDATE app.worker SET user_id = $1 WHERE id = $2", [colleague.id, id]);
    await expect(confirmMove(colleague, id, "block", await proposalOf(id, "block"))).rejects.toMatchObject({
      refusals: [{ code: "worker.other-person-needed" }],
    });
  });

  test("of someone who is blocked is lifted by two people as well, and by no other move", async () => {
    const id = await someone();
    await moveWorker(hr, id, move({ move: "block", reason: "fraud", day: "1/1/2099", version: 1 }));
    await confirmMove(colleague, id, "block", await proposalOf(id, "block"));
    await expect(moveWorker(hr, id, move({ move: "leave", reason: "other", version: 2 }))).rejects.toMatchObject({
      refusals: [{ code: "worker.move-illegal" }],
    });
    await moveWorker(colleague, id, move({ move: "unblock", version: 2 }));
    const seen = await proposalOf(id, "unblock");
    expect(await standing(id)).toMatchObject({ status: "blocked" });
    await expect(confirmMove(colleague, id, "unblock", seen)).rejects.toMatchObject({
      refusals: [{ code: "worker.other-person-needed" }],
    });
    await confirmMove(hr, id, "unblock", seen);
    expect(await standing(id)).toMatchObject({ status: "in_review", status_reason: null, status_until: null });
    expect(await lastActs()).toMatchObject([{ act: "worker.unblock", actorId: hr.id }]);
  });
});
