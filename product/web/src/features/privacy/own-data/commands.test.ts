import { describe, expect } from "vitest";
import { theSystem } from "@product/domain/actor";
import { exportPerson } from "#features/privacy/subject-data/commands.server.ts";
import { looksAt } from "#features/privacy/subject-data/queries.server.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { lastActs, test } from "#testing/world.ts";
import { askForErasure } from "./commands.server.ts";

const { query, ready } = useReadyWorker();

describe("a worker with a pass", () => {
  test("asks in writing for erasure, in their language, and the office has to answer", async () => {
    await askForErasure(ready.id, "es");
    const { rows } = await query("SELECT name, email, words, language FROM app.complaint");
    const { rows: own } = await query("SELECT code, email FROM app.worker WHERE id = $1", [ready.id]);
    expect(rows).toMatchObject([{ name: "Ane Zubiri Gil", email: own[0].email, language: "es" }]);
    expect(rows[0].words).toContain(own[0].code);
    const unknown = "00000000-0000-4000-8000-00000000dead";
    await expect(askForErasure(unknown, "es")).rejects.toMatchObject({ refusals: [{ code: "worker.unreachable" }] });
  });

  test("gets a copy of everything, which is itself a look that they see", async () => {
    const personData = await exportPerson(theSystem, ready.id, undefined);
    expect(personData.leftOut, "nothing is kept from whom it is about").toEqual([]);
    expect(personData.classes.map(({ dataClass }) => dataClass)).toContain("whereabouts");
    expect(await lastActs()).toMatchObject([{ act: "worker.export-person" }]);
    expect(await looksAt(ready.id)).toMatchObject([{ act: "worker.export-person", who: null }]);
  });
});
