import { describe, expect } from "vitest";
import { refreshClearance } from "@product/database/clearance/refresh";
import { demoEntities } from "@product/database/demo/worker-words";
import { inTransaction } from "@product/database/write";
import { archiveDocumentType, createDocumentType } from "#features/company/document-types/commands.server.ts";
import { documentTypeForm } from "#features/company/document-types/schema.ts";
import { beginImport } from "#features/people/worker-import/commands.server.ts";
import { check, commit } from "#features/people/worker-import/testing/imports.ts";
import { clockNow } from "#request/clock.ts";
import { lastActs, test } from "#testing/world.ts";
import { rebuildClearance } from "./jobs.server.ts";
import { allowed, forEver, hr, useReadyWorker } from "#testing/ready-worker.ts";

const { query, ready, spans } = useReadyWorker();

describe("what concerns everyone", () => {
  const waiting = async () =>
    (
      await query("SELECT payload FROM app.job WHERE kind = 'clearance.rebuild' AND state = 'waiting' ORDER BY id")
    ).rows.map(({ payload }) => payload);
  const rebuild = async (payload: object) => {
    await query("DELETE FROM app.job WHERE kind = 'clearance.rebuild'");
    await rebuildClearance(payload, clockNow());
  };

  test("is looked at by a job: a kind of document comes and goes", async () => {
    await query("DELETE FROM app.job");
    const fields = { countries: ["ES"], nationality: "any", severity: "block", retentionRuleId: "worker-documents" };
    const form = { nameEn: `Hygiene ${ready.id}`, nameEs: `Higiene ${ready.id}`, ...fields, requiredFor: ["assign"] };
    const type = await createDocumentType(hr, documentTypeForm.parse(form));
    expect([await spans(), await waiting()]).toEqual([[allowed], [{}]]);
    await rebuild({});
    expect(await spans()).toEqual([["BLOCK", "document.missing", forEver]]);
    expect(await lastActs()).toMatchObject([{ act: "clearance.rebuild", actorKind: "system" }]);
    await archiveDocumentType(hr, type.id);
    expect(await waiting()).toEqual([{}]);
    await rebuild({});
    expect(await spans()).toEqual([allowed]);
  });

  test("goes on after the last one it has looked at", async () => {
    const { rows } = await query("SELECT max(id::text) AS last FROM app.worker WHERE id < $1", [ready.id]);
    await query("DELETE FROM app.clearance_span");
    await rebuild({ after: rows[0].last });
    expect(await spans()).toEqual([allowed]);
    await query("DELETE FROM app.clearance_span");
    await rebuild({ after: ready.id });
    expect(await spans()).toEqual([]);
  });

  test("writes nothing where nothing is different, also on another day", async () => {
    const written = async () =>
      (await query("SELECT xmin, first_day FROM app.clearance_span WHERE worker_id = $1", [ready.id])).rows;
    const before = await written();
    await inTransaction((tx) => refreshClearance(tx, [ready.id], new Date(Date.now() + 24 * 3_600_000)));
    expect(await written()).toEqual(before);
  });

  test("is not looked at for an import, but those whom it made or changed are", async () => {
    await query("DELETE FROM app.job");
    const { id: importId } = await beginImport(hr, {
      file: new File(["Name,Email\nAna,ana@clearance.test\n"], "w.csv"),
    });
    await check(hr, importId, demoEntities.ES.id, { status: "active" });
    await commit(hr, importId);
    expect(await waiting()).toEqual([{ importId }]);
    await rebuild({ importId });
    ready.id = (await query("SELECT id FROM app.worker WHERE email = 'ana@clearance.test'")).rows[0].id;
    expect(await spans()).toMatchObject([["BLOCK", "right-to-work.missing", forEver]]);
  });
});
