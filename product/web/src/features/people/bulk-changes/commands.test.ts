import { beforeEach, describe, expect, test } from "vitest";
import { changeBy } from "@product/domain/people/bulk-changes";
import type { BulkAction } from "@product/domain/people/bulk-changes";
import { bulkShown } from "#testing/bulk-shown.ts";
import { useOffice } from "#testing/office.ts";
import { lastActs } from "#testing/world.ts";
import { changeMade, previewOf } from "#features/ground/bulk/queries.server.ts";
import { changeWorkers, undoWorkers } from "./commands.server.ts";
import { chosenBy } from "./queries.server.ts";
import { workersTogether } from "./worker-bulk.server.ts";

const { query, colleague, group, again } = useOffice();
const spain = "00000000-0000-4000-8000-0000000000e5";
const britain = "00000000-0000-4000-8000-0000000000b2";

/** So many workers, every tenth in Britain, every fourth with the tag "bar". */
beforeEach(async () => {
  await query("TRUNCATE app.worker, app.legal_entity, app.role CASCADE");
  await query("INSERT INTO app.legal_entity (id, name, country) VALUES ($1, 'Marea', 'ES'), ($2, 'Marea Ltd', 'UK')", [
    spain,
    britain,
  ]);
  await query("INSERT INTO app.role (key, name_en, name_es) VALUES ('waiter', 'Waiter', 'Camarero')");
});
const hire = (count: number) =>
  query(
    `INSERT INTO app.worker (code, status, first_name, last_name, country, language, worker_type, legal_entity_id, tags, source)
     SELECT 'W-' || translate(lpad(to_hex(n), 6, '0'), '01abcdef', 'XYABCDEF'), 'active', 'Ana', 'Number ' || n, 'ES', 'es',
       'temporary', CASE WHEN n % 10 = 0 THEN $2::uuid ELSE $3::uuid END,
       CASE WHEN n % 4 = 0 THEN ARRAY['old', 'bar'] ELSE ARRAY['old'] END, 'office' FROM generate_series(1, $1) n`,
    [count, britain, spain],
  );
const everyone = { filter: { and: [] } };
const bar: BulkAction = { kind: "add-tag", value: "bar" };
const withTag = async (tag: string) =>
  (await query("SELECT count(*)::int AS n FROM app.worker WHERE $1 = ANY (tags)", [tag])).rows[0].n;
const refusing = (code: string) => ({ refusals: [{ code }] });

describe("a thousand workers", () => {
  test("are tagged by one act with a row for each, and untagged again", { timeout: 60_000 }, async () => {
    await hire(1000);
    const hr = await colleague({ in: ["hr"] });
    const chosen = await chosenBy(hr, everyone);
    const preview = previewOf(workersTogether, hr, bar, chosen);
    expect([preview.changed.length, preview.leftOut.length]).toEqual([750, 250]);
    expect(preview.leftOut[0]).toMatchObject({ reason: "same" });
    const before = (await query("SELECT id, tags FROM app.worker ORDER BY id")).rows;

    const { id } = await changeWorkers(hr, await bulkShown(hr, bar, everyone));
    expect(await withTag("bar")).toBe(1000);
    const [act] = await lastActs();
    expect([act!.act, act!.actorId, act!.subjects.length]).toEqual(["worker.tag", hr.id, 750]);
    expect(await changeMade(workersTogether, hr, id)).toMatchObject({
      changed: 750,
      leftOut: { same: 250 },
      mayUndo: true,
    });

    await undoWorkers(hr, id);
    expect((await query("SELECT id, tags FROM app.worker ORDER BY id")).rows).toEqual(before);
    const [undone] = await lastActs();
    expect([undone!.act, undone!.subjects.length]).toEqual(["worker.undo", 750]);
    expect(await changeMade(workersTogether, hr, id)).toMatchObject({ undoneCount: 750, mayUndo: false });
    await expect(undoWorkers(hr, id)).rejects.toMatchObject(refusing("bulk.undone"));
  });
});

describe("left as they are", () => {
  test("are those of other places", async () => {
    await hire(20);
    const spanish = await colleague({ in: [`hr@entity:${spain}`, "event-lead"] });
    const chosen = await chosenBy(spanish, everyone);
    const preview = previewOf(workersTogether, spanish, { kind: "add-tag", value: "new" }, chosen);
    expect([preview.changed.length, preview.leftOut.map(({ reason }) => reason)]).toEqual([18, ["place", "place"]]);
    const { id } = await changeWorkers(spanish, await bulkShown(spanish, { kind: "add-tag", value: "new" }, everyone));
    expect(await withTag("new")).toBe(18);
    expect(await changeMade(workersTogether, spanish, id)).toMatchObject({ changed: 18, leftOut: { place: 2 } });
  });

  test("is oneself, where it decides about a person", async () => {
    await hire(3);
    const owner = await colleague({ in: ["owner"] });
    await query("UPDATE app.worker SET user_id = $1 WHERE last_name = 'Number 2'", [owner.id]);
    const own = await again(owner);
    const left = async (action: BulkAction) =>
      previewOf(workersTogether, own, action, await chosenBy(own, everyone)).leftOut.map(({ reason }) => reason);
    const { id: role } = (await query("SELECT id FROM app.role")).rows[0];
    expect(await left({ kind: "add-role", value: role })).toEqual(["oneself"]);
    expect(await left({ kind: "add-tag", value: "new" })).toEqual([]);
  });

  test("are those with as many tags as one may have", () => {
    const standing = { status: "active", reason: null, until: null } as const;
    const full = { tags: Array.from({ length: 50 }, (_, n) => `tag ${n}`), roles: [], standing };
    expect(changeBy(bar, full)).toEqual({ leftOut: "full" });
    expect(changeBy({ kind: "remove-tag", value: "tag 7" }, full)).toMatchObject({ to: { tags: { length: 49 } } });
  });
});

describe("what is confirmed", () => {
  test("is what was read: nothing is done when one of them, or what would become of them, has changed", async () => {
    await hire(8);
    const [hr, spanish] = [await colleague({ in: ["hr"] }), await colleague({ in: [`hr@entity:${spain}`] })];
    const untag: BulkAction = { kind: "remove-tag", value: "old" };
    const read = await bulkShown(hr, untag, everyone);
    for (const swap of [
      "UPDATE app.worker SET version = version + 1, town = 'Sestao' WHERE last_name = 'Number 1'",
      "DELETE FROM app.worker WHERE last_name = 'Number 2'",
    ]) {
      const seen = await bulkShown(hr, untag, everyone);
      await query(swap);
      await expect(changeWorkers(hr, seen)).rejects.toMatchObject(refusing("proposal.changed"));
    }
    for (const other of [
      { value: "bar" },
      { kind: "add-tag" as const },
      { shown: read.shown.slice(1) },
      { proposal: "" },
    ])
      await expect(changeWorkers(hr, { ...read, ...other })).rejects.toMatchObject(refusing("proposal.changed"));
    expect(await withTag("old")).toBe(7);
    await query("UPDATE app.worker SET legal_entity_id = $1", [britain]);
    const beyond = await bulkShown(hr, untag, everyone);
    await expect(changeWorkers(spanish, beyond)).rejects.toMatchObject(refusing("proposal.changed"));
    expect(await chosenBy(spanish, everyone)).toEqual([]);
  });
});

describe("an undo", () => {
  test("leaves alone whoever was changed since", async () => {
    await hire(5);
    const hr = await colleague({ in: ["hr"] });
    const { id } = await changeWorkers(hr, await bulkShown(hr, bar, everyone));
    await query("UPDATE app.worker SET version = version + 1, tags = '{mine}' WHERE last_name = 'Number 1'");
    await undoWorkers(hr, id);
    expect(await changeMade(workersTogether, hr, id)).toMatchObject({ changed: 4, undoneCount: 3 });
    expect([await withTag("mine"), await withTag("bar")]).toEqual([1, 1]);
  });

  test("is for whoever made the change, for a day", async () => {
    await hire(2);
    const [hr, other] = [await colleague({ in: ["hr"] }), await colleague({ in: ["hr"] })];
    const { id } = await changeWorkers(hr, await bulkShown(hr, bar, everyone));
    await expect(undoWorkers(other, id)).rejects.toMatchObject(refusing("bulk.undone"));
    expect(await changeMade(workersTogether, other, id)).toBeUndefined();
    await query("UPDATE app.bulk_change SET done_at = now() - interval '25 hours'");
    expect(await changeMade(workersTogether, hr, id)).toMatchObject({ mayUndo: false });
    await expect(undoWorkers(hr, id)).rejects.toMatchObject(refusing("bulk.undone"));
  });

  test("takes a role that was given, and gives one that was taken", async () => {
    await hire(3);
    const hr = await colleague({ in: ["hr"] });
    const roleCount = async () => (await query("SELECT count(*)::int AS n FROM app.worker_role")).rows[0].n;
    const give = await changeWorkers(hr, await bulkShown(hr, { kind: "add-role", value: "waiter" }, everyone));
    expect(await roleCount()).toBe(3);
    const take = await changeWorkers(
      hr,
      await bulkShown(
        hr,
        { kind: "remove-role", value: "waiter" },
        { ids: (await chosenBy(hr, everyone)).slice(0, 2).map(({ id: worker }) => worker) },
      ),
    );
    expect(await roleCount()).toBe(1);
    await undoWorkers(hr, take.id);
    expect(await roleCount()).toBe(3);
    // Two of them were changed since, if only there and back.
    await undoWorkers(hr, give.id);
    expect(await roleCount()).toBe(2);
    await expect(
      changeWorkers(hr, await bulkShown(hr, { kind: "add-role", value: "king" }, everyone)),
    ).rejects.toMatchObject(refusing("record.changed-meanwhile"));
  });
});

describe("a status", () => {
  const pause: BulkAction = { kind: "move", value: "pause" };
  const standings = async () =>
    (await query("SELECT status, status_reason, status_until::text AS until FROM app.worker ORDER BY last_name")).rows;

  test("changes where the way leads there, and goes back to what it was", async () => {
    await hire(4);
    await query(`UPDATE app.worker SET status = 'suspended', status_reason = 'health', status_until = '2099-01-31'
      WHERE last_name = 'Number 1'`);
    await query("UPDATE app.worker SET status = 'paused' WHERE last_name = 'Number 2'");
    const hr = await colleague({ in: ["hr"] });
    const before = await standings();
    const chosen = await chosenBy(hr, everyone);
    expect(
      previewOf(workersTogether, hr, pause, chosen)
        .leftOut.map(({ reason }) => reason)
        .toSorted(),
    ).toEqual(["same", "state"]);
    const { id } = await changeWorkers(hr, await bulkShown(hr, pause, everyone));
    expect((await standings()).map(({ status }) => status)).toEqual(["suspended", "paused", "paused", "paused"]);
    expect(await lastActs()).toMatchObject([{ act: "worker.move", subjects: { length: 2 } }]);
    await undoWorkers(hr, id);
    expect(await standings()).toEqual(before);

    const lifted = await changeWorkers(hr, await bulkShown(hr, { kind: "move", value: "lift" }, everyone));
    expect(await lastActs()).toMatchObject([{ act: "worker.decide" }]);
    expect((await standings())[0]).toEqual({ status: "active", status_reason: null, until: null });
    await undoWorkers(hr, lifted.id);
    expect(await standings()).toEqual(before);
  });

  test("that asks for a reason, a day or a second person is not changed like this", async () => {
    await hire(1);
    const hr = await colleague({ in: ["hr"] });
    for (const value of ["suspend", "block", "unblock", "leave", "fly"])
      await expect(changeWorkers(hr, await bulkShown(hr, { kind: "move", value }, everyone))).rejects.toMatchObject(
        refusing("bulk.nobody"),
      );
  });

  test("is decided only by those who may decide", async () => {
    await hire(1);
    await query("UPDATE app.worker SET status = 'applied'");
    await group("editors", ["worker.view", "worker.edit"]);
    const editor = await colleague({ in: ["editors"] });
    const chosen = await chosenBy(editor, everyone);
    expect(previewOf(workersTogether, editor, { kind: "move", value: "approve" }, chosen).leftOut).toMatchObject([
      { reason: "place" },
    ]);
    await expect(
      changeWorkers(editor, await bulkShown(editor, { kind: "move", value: "approve" }, everyone)),
    ).rejects.toMatchObject({
      name: "NotPermitted",
    });
  });
});

test("who may not edit workers changes nobody", async () => {
  await hire(2);
  const planner = await colleague({ in: ["planner"] });
  await expect(changeWorkers(planner, await bulkShown(planner, bar, everyone))).rejects.toMatchObject({
    name: "NotPermitted",
  });
});
