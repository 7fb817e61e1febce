import { beforeEach, describe, expect } from "vitest";
import { useErasable } from "#testing/erasable.ts";
import { blackPng } from "#testing/pictures.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { editRetentionRule } from "#features/company/retention/commands.server.ts";
import { retentionForm } from "#features/company/retention/schema.ts";
import { termDay } from "#request/clock.ts";
import { carryOutRun } from "./carry-out.server.ts";
import { confirmRun, dropRun, proposeRun } from "./commands.server.ts";
import { dryRun, formerRuns, openRun, runRows } from "./queries.server.ts";

const { query, parts, hr, colleague, someone, whoLeft, rowOf } = useErasable();
const refused = (code: string) => ({ refusals: [{ code }] });

/** As if it had last been moved so many months ago. */
const aged = (id: string, months: number) =>
  query(
    "UPDATE app.worker SET created_at = now() - make_interval(months => $2), status_since = now() - make_interval(months => $2) WHERE id = $1",
    [id, months],
  );
const warned = (id: string, days: number) =>
  query(
    "INSERT INTO app.keep_warning (worker_id, token_hash, warned_at) VALUES ($1, sha256(gen_random_uuid()::text::bytea), now() - make_interval(days => $2))",
    [id, days],
  );

async function oldApplicant(days?: number) {
  const id = await someone();
  await query("UPDATE app.worker SET status = 'applied' WHERE id = $1", [id]);
  await aged(id, 14);
  if (days !== undefined) await warned(id, days);
  return id;
}

/** Whose contract and status are both older than the term of a profile. */
async function longGone() {
  const { id } = await whoLeft();
  await query("UPDATE app.engagement SET first_day = '2024-01-01', last_day = '2024-12-31' WHERE worker_id = $1", [id]);
  await aged(id, 20);
  return id;
}

/** Someone at work, with proof of an old account, superseded years ago, behind the one of today. */
async function withOldPaper() {
  const id = await someone();
  await query("UPDATE app.worker SET status = 'active' WHERE id = $1", [id]);
  const path = `${id}/${crypto.randomUUID()}`;
  await parts.files.keep("worker-documents", path, blackPng(20, 20));
  await query(
    `WITH kind AS (SELECT id FROM app.document_type WHERE key = 'bank-account'),
     old AS (INSERT INTO app.document (worker_id, document_type_id, state, source, updated_at)
       SELECT $1, id, 'superseded', 'office', now() - interval '6 years' FROM kind RETURNING id),
     now AS (INSERT INTO app.document (worker_id, document_type_id, state, source, number_in_chain, supersedes_id)
       SELECT $1, kind.id, 'verified', 'office', 2, old.id FROM kind, old)
     INSERT INTO app.document_file (document_id, position, path, type, size, sha256)
       SELECT id, 0, $2, 'image/png', 1, sha256('x') FROM old`,
    [id, path],
  );
  return { id, path };
}

const confirmed = async () => {
  const { id } = await proposeRun(hr);
  await confirmRun(colleague, { proposal: id });
  return id;
};

beforeEach(async () => {
  await query("DELETE FROM app.retention_run; DELETE FROM app.job; DELETE FROM app.keep_warning");
  await query("UPDATE app.worker SET created_at = now(), status_since = now()");
  await query("DELETE FROM app.document WHERE state <> 'verified'");
});

describe("a run over old records", () => {
  test("does what its dry run shows, and touches nobody else", async () => {
    const gone = await oldApplicant(31);
    const unwarned = [await oldApplicant(), await oldApplicant(29)];
    const kept = await oldApplicant(31);
    await query("UPDATE app.keep_warning SET kept_at = now() WHERE worker_id = $1", [kept]);
    const young = await someone();
    const left = await longGone();
    const justLeft = (await whoLeft()).id;
    const paper = await withOldPaper();
    // A worker who once worked and came back is no applicant.
    const returned = await oldApplicant(31);
    await query("UPDATE app.worker SET status = 'left' WHERE id = $1", [returned]);
    await query("UPDATE app.worker SET status = 'in_review' WHERE id = $1", [returned]);

    const found = await dryRun(termDay());
    expect(found).toMatchObject({
      "applications/applications-es": { records: 1, people: 1, waiting: 2 },
      "profiles/worker-profile": { records: 1, people: 1, waiting: 0 },
      "documents/payroll-es": { records: 1, people: 1 },
    });
    const others = await query("SELECT to_jsonb(w) AS row FROM app.worker w WHERE id <> ALL ($1) ORDER BY id", [
      [gone, left, paper.id],
    ]);
    await confirmed();
    await carryOutRun();

    expect(await rowOf(gone)).toMatchObject({ status: "erased", email: null });
    expect(await rowOf(left)).toMatchObject({ status: "data_blocked", lastName: "" });
    const sealed = "SELECT data_class FROM app_sealed.held WHERE worker_id = $1";
    expect((await query(sealed, [left])).rows, "as the setting of the profile says").toContainEqual({
      data_class: "profile",
    });
    expect((await query("SELECT reason FROM app.erasure WHERE worker_id = $1", [left])).rows).toEqual([
      { reason: "retention" },
    ]);
    const after = await query("SELECT to_jsonb(w) AS row FROM app.worker w WHERE id <> ALL ($1) ORDER BY id", [
      [gone, left, paper.id],
    ]);
    expect(after.rows).toEqual(others.rows);
    for (const id of [...unwarned, kept, young, returned]) expect((await rowOf(id)).email).not.toBeNull();
    expect((await rowOf(justLeft)).status).toBe("left");
    expect(
      (await query("SELECT state, supersedes_id FROM app.document WHERE worker_id = $1", [paper.id])).rows,
    ).toEqual([{ state: "verified", supersedes_id: null }]);
    expect((await query("SELECT payload FROM app.job WHERE kind = 'worker.remove-files'")).rows).toContainEqual({
      payload: { files: [paper.path] },
    });

    expect((await formerRuns())[0]!.run).toMatchObject({
      state: "done",
      done: {
        "applications/applications-es": { records: 1, people: 1 },
        "profiles/worker-profile": { records: 1, people: 1 },
        "documents/payroll-es": { records: 1, people: 1 },
      },
    });
    expect(Object.values(await dryRun(termDay())).filter((count) => count!.records > 0)).toEqual([]);
    expect(await lastActs()).toMatchObject([{ act: "retention-run.finish" }]);
  });

  test("is confirmed by another person than who proposed it, and for no more than was shown", async () => {
    await expect(proposeRun(hr)).rejects.toMatchObject(refused("retention.nothing-over"));
    await oldApplicant(31);
    await expect(proposeRun(who(["settings.view", "settings.edit"]))).rejects.toMatchObject({ name: "NotPermitted" });
    const { id: proposal } = await proposeRun(hr);
    await expect(proposeRun(colleague)).rejects.toMatchObject(refused("retention.run-open"));
    await expect(confirmRun(hr, { proposal })).rejects.toMatchObject(refused("worker.other-person-needed"));
    await carryOutRun();
    expect((await openRun())!.run).toMatchObject({ state: "proposed", done: {} });
    // The terms stand still meanwhile.
    const rule = { term: 1, unit: "days", ending: "delete", basisEn: "x", basisEs: "x", version: 1 };
    await expect(
      editRetentionRule(who(["settings.edit"]), "applications-es", retentionForm("applications-es").parse(rule)),
    ).rejects.toMatchObject(refused("retention.run-open"));
    const second = await oldApplicant(31);
    await expect(confirmRun(colleague, { proposal })).rejects.toMatchObject(refused("retention.more-than-shown"));
    await dropRun(hr, { proposal });
    await expect(confirmRun(colleague, { proposal })).rejects.toMatchObject(refused("worker.nothing-proposed"));
    expect((await rowOf(second)).status).not.toBe("erased");
  });

  test("is confirmed and dropped only as it was read, and ends nobody else, were they as many", async () => {
    const first = await oldApplicant(31);
    const { id: read } = await proposeRun(hr);
    await dropRun(hr, { proposal: read });
    const second = await oldApplicant(31);
    await query("UPDATE app.keep_warning SET kept_at = now() WHERE worker_id = $1", [first]);
    const { id: proposal } = await proposeRun(hr);
    for (const actionName of [confirmRun, dropRun])
      for (const stale of [read, "", "x"])
        await expect(actionName(colleague, { proposal: stale })).rejects.toMatchObject(refused("proposal.changed"));
    // The one who was found is kept, and another one takes their place.
    await query("UPDATE app.keep_warning SET kept_at = now() WHERE worker_id = $1", [second]);
    const third = await oldApplicant(31);
    await expect(confirmRun(colleague, { proposal })).rejects.toMatchObject(refused("retention.more-than-shown"));
    await query("UPDATE app.worker SET status_since = now() WHERE id = $1", [third]);
    await confirmRun(colleague, { proposal });
    await aged(third, 14);
    await carryOutRun();
    for (const id of [first, second, third]) expect((await rowOf(id)).status).toBe("applied");
    expect((await query("SELECT FROM app.retention_run_record")).rowCount).toBe(0);
  });

  test("goes on where it was cut off, and leaves out who changed their mind", async () => {
    const all = [await oldApplicant(31), await oldApplicant(31), await longGone(), await oldApplicant(31)].toSorted();
    await confirmed();
    await query(`CREATE FUNCTION app.cut_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'cut off'; END $$;
      CREATE TRIGGER cut_off BEFORE UPDATE ON app.worker FOR EACH ROW WHEN (NEW.id = '${all[2]!}') EXECUTE FUNCTION app.cut_off()`);
    await expect(carryOutRun()).rejects.toThrow("Failed query");
    const statuses = async () =>
      Promise.all(all.map(async (id) => ["erased", "data_blocked"].includes((await rowOf(id)).status)));
    expect(await statuses()).toEqual([true, true, false, false]);
    const counted = async () => {
      const { rows } = await query("SELECT state, done FROM app.retention_run");
      const counts = Object.values(rows[0].done) as { records: number }[];
      return [rows[0].state, counts.reduce((sum, { records }) => sum + records, 0)];
    };
    expect(await counted()).toEqual(["running", 2]);
    await query("DROP TRIGGER cut_off ON app.worker; DROP FUNCTION app.cut_off()");
    await query("UPDATE app.worker SET status_since = now() WHERE id = $1", [all[3]]);
    await carryOutRun();
    expect(await statuses()).toEqual([true, true, true, false]);
    expect(await counted()).toEqual(["done", 3]);
    await carryOutRun();
    expect(await counted()).toEqual(["done", 3]);
  });

  test("lists every rule, also those by which nothing is held", async () => {
    const rows = await runRows(termDay(), {}, undefined);
    const kinds = (id: string) =>
      rows.filter(({ ruleId }) => ruleId === id).map((row) => ("kind" in row ? row.kind : row.isEmpty));
    expect(kinds("time-register-es")).toEqual([true]);
    expect(kinds("audit")).toEqual([false]);
    expect(kinds("worker-profile")).toEqual(["profiles"]);
    expect(kinds("payroll-es")).toEqual(["documents"]);
    expect(kinds("applications-uk")).toEqual(["applications"]);
  });
});
