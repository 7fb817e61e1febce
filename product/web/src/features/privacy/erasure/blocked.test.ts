/** Acceptance case 14, second half: blocked, then erased for good, and the chain still verifies. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { sealActs } from "@product/database/audit/sealer";
import { verifyTrail } from "@product/database/audit/verify";
import { backUp, backupFolder, restore } from "@product/database/backup/testing/backups";
import { useOtherCluster } from "@product/database/backup/testing/other-cluster";
import { productSchema } from "@product/database/migrate";
import { moveWorker } from "#features/people/worker-page/moves.server.ts";
import { workerInScope } from "#features/people/worker-page/queries.server.ts";
import { recordErased } from "#server/operations/note-erased.ts";
import { demoEntities } from "@product/database/demo/worker-words";
import { useErasable } from "#testing/erasable.ts";
import { blackPng } from "#testing/pictures.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { lookAtBlocked } from "./commands.server.ts";
import { eraseDue, erasureJobs, forgetFilesOfNobody } from "./jobs.server.ts";
import { blockedPeople } from "./queries.server.ts";

const { url, query, parts, hr, whoLeft, rowOf, blocked, everything } = useErasable();
const emptyDatabase = useOtherCluster();
const secrets = ["Gaxuxa", "Etxenike", "gaxuxa@erase.test", "+34600000931", "ES9121000418450200051332", "12345678Z"];

/** Other databases of the same server may hold the sealer back for a moment. */
async function sealed(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    await sealActs();
    const { rows } = await query(
      "SELECT FROM app.act WHERE NOT EXISTS (SELECT FROM app.act_seal WHERE act_id = act.id)",
    );
    if (rows.length === 0) return;
    await new Promise((resolve) => void setTimeout(resolve, 100));
  }
}

describe("blocked data", () => {
  test("is out of sight, sealed by class with its day, and opened only with the permission and a reason", async () => {
    const { id, path } = await whoLeft({
      mobile: "600000931",
      iban: "ES9121000418450200051332",
      spanishId: "12345678Z",
    });
    await query("UPDATE app.worker SET email = 'gaxuxa@erase.test' WHERE id = $1", [id]);
    await blocked(id);
    expect(await rowOf(id)).toMatchObject({ status: "data_blocked", firstName: (await rowOf(id)).code });
    const { rows } = await query(
      "SELECT data_class, until::text, files FROM app_sealed.held WHERE worker_id = $1 ORDER BY 1",
      [id],
    );
    expect(rows.map(({ data_class }) => data_class)).toEqual(["contracts", "documents", "identity", "pay"]);
    expect(rows[1]).toMatchObject({ files: [path], until: "2029-03-31" });
    expect(await parts.files.read("worker-documents", path)).toBeDefined();
    const text = await everything(query);
    for (const secret of secrets.slice(2)) expect(text).not.toContain(secret);
    expect(await blockedPeople(who(["settings.delete"]))).toMatchObject([{ id }]);
    const elsewhere = { kind: "entity", id: demoEntities.UK.id } as const;
    expect(await blockedPeople(who(["settings.delete"], elsewhere))).toEqual([]);

    await expect(
      lookAtBlocked(who(["worker.view", "worker.delete"]), id, { lookReason: "authority" }),
    ).rejects.toMatchObject({ name: "NotPermitted" });
    const seen = await lookAtBlocked(hr, id, { lookReason: "authority" });
    expect(JSON.stringify(seen)).toContain("ES9121000418450200051332");
    expect(JSON.stringify(seen)).toContain("12345678Z");
    expect(await lastActs()).toMatchObject([
      { act: "worker.look-blocked", actorId: hr.id, subjects: [`worker ${id}`] },
    ]);
    await expect(moveWorker(hr, id, { move: "return", version: (await rowOf(id)).version })).rejects.toMatchObject({
      refusals: [{ code: "record.changed-meanwhile" }],
    });
    expect((await workerInScope(hr, id))?.worker.status).toBe("data_blocked");
  });

  test("goes class by class, each when its own day is over, with its files", async () => {
    const { id, path } = await whoLeft({ iban: "ES9121000418450200051332" });
    await blocked(id);
    await query("UPDATE app_sealed.held SET until = '2027-01-01' WHERE worker_id = $1 AND data_class = 'documents'", [
      id,
    ]);
    const kept = async () =>
      (await query("SELECT data_class FROM app_sealed.held WHERE worker_id = $1 ORDER BY 1", [id])).rows.map(
        ({ data_class }) => data_class,
      );
    await eraseDue("2027-01-01");
    expect(await kept()).toContain("documents");
    await eraseDue("2027-01-02");
    expect(await kept()).toEqual(["contracts", "identity", "pay"]);
    expect((await rowOf(id)).status).toBe("data_blocked");
    const { rows } = await query("SELECT payload FROM app.job WHERE kind = 'worker.remove-files'");
    expect(rows).toContainEqual({ payload: { files: [path] } });
  });

  test("is destroyed when its last day is over: files, content and the trail's payload; and the chain still verifies", async () => {
    const { id, path } = await whoLeft({ firstName: "Maddalen", mobile: "600000933", naf: "281234567840" });
    // A backup of before, with everything in it, to be restored afterwards.
    const folder = await backupFolder();
    const schemas = [await productSchema()];
    const before = await backUp(url, folder, { schemas });
    await blocked(id);
    const until = (await query("SELECT blocked_until::text AS day FROM app.erasure WHERE worker_id = $1", [id])).rows[0]
      .day;
    await eraseDue(until);
    expect(await rowOf(id)).toMatchObject({ status: "data_blocked" });
    await eraseDue("2099-01-01");
    expect(await rowOf(id)).toMatchObject({ status: "erased" });
    const jobs = erasureJobs({
      files: parts.files,
      recordDestroyed: async () => {},
      removeAccount: async () => {},
      mailbox: undefined,
    });
    const { rows: waiting } = await query("SELECT payload FROM app.job WHERE kind = 'worker.remove-files'");
    for (const { payload } of waiting) await jobs["worker.remove-files"](payload);
    expect(await parts.files.read("worker-documents", path)).toBeUndefined();
    expect((await query("SELECT FROM app_sealed.held WHERE worker_id = $1", [id])).rows).toEqual([]);
    expect((await query("SELECT wrapped_key FROM app.person_key WHERE person_id = $1", [id])).rows).toEqual([
      { wrapped_key: null },
    ]);
    await sealed();
    expect((await verifyTrail({ now: new Date(Date.now() + 3600_000) })).faults).toEqual([]);

    // Whose keys are gone is noted beside the backups, and in the data folder at once.
    await recordErased(folder);
    expect(await readFile(join(folder, "destroyed-keys"), "utf8")).toContain(id);
    const target = await emptyDatabase();
    const { destroyedAgain } = await restore(target.url, before.path, { schemas });
    expect(destroyedAgain).toBeGreaterThan(0);
    const { rows } = await target.query(
      "SELECT status, email, first_name = code AS emptied FROM app.worker WHERE id = $1",
      [id],
    );
    expect(rows).toEqual([{ status: "erased", email: null, emptied: true }]);
    expect((await target.query("SELECT FROM app_sealed.held WHERE worker_id = $1", [id])).rows).toEqual([]);
    expect((await target.query("SELECT wrapped_key FROM app.person_key WHERE person_id = $1", [id])).rows).toEqual([
      { wrapped_key: null },
    ]);
    const text = await everything(target.query);
    for (const secret of ["Maddalen", "+34600000933"]) expect(text).not.toContain(secret);
  });

  test("loses its files too when a backup brings them back, and nobody else's", async () => {
    const { id, path } = await whoLeft();
    const stray = `${crypto.randomUUID()}/${crypto.randomUUID()}`;
    await parts.files.keep("worker-documents", stray, blackPng(20, 20));
    const kept = await whoLeft();
    await blocked(id);
    await forgetFilesOfNobody(parts.files, new Date(Date.now() + 60_000));
    expect(await parts.files.read("worker-documents", stray)).toBeUndefined();
    expect(await parts.files.read("worker-documents", path)).toBeDefined();
    expect(await parts.files.read("worker-documents", kept.path)).toBeDefined();
  });
});
