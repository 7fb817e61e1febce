import { describe, expect } from "vitest";
import { demoEntities } from "@product/database/demo/worker-words";
import { useTestDatabase } from "@product/database/testing/test-database";
import { createWorker } from "#features/people/worker-record/commands.server.ts";
import { createForm } from "#features/people/worker-record/schema.ts";
import { lastActs, test } from "#testing/world.ts";
import { proposalOf } from "#testing/proposal-of.ts";
import { who } from "#testing/who.ts";
import { endSuspensions, letRest, moveWorker } from "./moves.server.ts";
import { confirmMove, dropMove } from "./proposals.server.ts";
import { gapsBefore, proposalsFor } from "./queries.server.ts";
import { moveForm } from "./schema.ts";

const { query } = useTestDatabase({ people: true });

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

  test("becomes dormant a year after the last shift, by itself, and not where another lies ahead", async () => {
    const id = await someone();
    await moveWorker(hr, id, move({ move: "activate", version: 1, isConfirmed: true }));
    await query("UPDATE app.worker SET status_since = '2097-01-01' WHERE id = $1", [id]);
    await letRest(new Date("2099-06-01T12:00:00Z"));
    expect(await standing(id), "who never worked is left alone").toMatchObject({ status: "active" });
    const works = (from: string, state: string) =>
      query(
        `WITH v AS (INSERT INTO app.venue (name, country, time_zone) VALUES ($1, 'ES', 'Europe/Madrid') RETURNING id),
          e AS (INSERT INTO app.event (code, title_es, legal_entity_id, venue_id, time_zone, status, starts_at, ends_at)
            SELECT 'EV-' || upper(substr(md5($1), 1, 6)), 'Gala', $2, id, 'Europe/Madrid', 'staffing', $1::timestamptz,
              $1::timestamptz + interval '8 hours' FROM v RETURNING id, starts_at, ends_at),
          s AS (INSERT INTO app.shift (event_id, title, starts_at, ends_at, day)
            SELECT id, 'Barra', starts_at, ends_at, starts_at::date FROM e RETURNING id, event_id, during),
          p AS (INSERT INTO app.slot (shift_id, event_id, role_id, minimum, target, maximum, fill_mode)
            SELECT s.id, s.event_id, r.id, 1, 1, 1, 'book' FROM s, app.role r LIMIT 1 RETURNING id, shift_id)
        INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source)
          SELECT p.id, s.id, $3, s.during, $4, 'book' FROM p JOIN s ON s.id = p.shift_id`,
        [from, demoEntities.ES.id, id, state],
      );
    await works("2098-05-30T10:00:00Z", "checked_out");
    await letRest(new Date("2099-05-30T17:59:00Z"));
    expect(await standing(id)).toMatchObject({ status: "active" });
    await works("2099-08-01T10:00:00Z", "confirmed");
    await letRest(new Date("2099-06-01T12:00:00Z"));
    expect(await standing(id), "a shift lies ahead").toMatchObject({ status: "active" });
    await query("DELETE FROM app.assignment WHERE worker_id = $1 AND state = 'confirmed'", [id]);
    await letRest(new Date("2099-06-01T12:00:00Z"));
    expect(await standing(id)).toMatchObject({ status: "dormant" });
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
      for (const actionName of [confirmMove, dropMove])
        await expect(actionName(colleague, id, "block", stale)).rejects.toMatchObject({
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
