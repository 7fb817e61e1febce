import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { theSystem } from "@product/domain/actor";
import { useTestDatabase } from "@product/database/testing/test-database";
import { inTransaction } from "@product/database/write";
import { historyOf } from "#features/ground/audit/queries.server.ts";
import { newVersionsOf } from "#features/papers/document-intake/intake.server.ts";
import { perform } from "#request/perform.ts";
import { evidenceLetters, tokenIn } from "#testing/papers/evidence-letters.ts";
import { useFiles } from "#testing/files.ts";
import { blackPng } from "#testing/pictures.ts";
import { who } from "#testing/who.ts";
import { lastActs } from "#testing/world.ts";
import { giveLinks, letterAfterReview } from "./commands.server.ts";
import { behindLink, evidenceUploads } from "./queries.server.ts";
import { receiveEvidence } from "./receive.server.ts";
import { evidenceForm } from "./schema.ts";

const { query, url } = useTestDatabase({ people: true });
const parts = useFiles(url);
let worker: { id: string; legalEntityId: string };
beforeAll(async () => {
  const { rows } = await query("SELECT id, legal_entity_id FROM app.worker WHERE email IS NOT NULL LIMIT 1");
  worker = { id: rows[0].id, legalEntityId: rows[0].legal_entity_id };
  await query("UPDATE app.worker SET language = 'es'");
});
beforeEach(() =>
  query("DELETE FROM app.document; DELETE FROM app.evidence_request; DELETE FROM app.job; DELETE FROM storage.objects"),
);

const picture = () => blackPng(60, 40) as Uint8Array<ArrayBuffer>;
const file = (bytes: Uint8Array<ArrayBuffer> = picture()) => new File([bytes], "me.png", { type: "image/png" });
const typeId = async (key: string) =>
  (await query("SELECT id FROM app.document_type WHERE key = $1", [key])).rows[0].id as string;
const form = async (key: string, fields: object) => evidenceForm.parse({ kind: await typeId(key), ...fields });
const stored = async () => (await query("SELECT bucket_id FROM storage.objects")).rows.map((row) => row.bucket_id);

const letters = () => evidenceLetters(query);
/** As the office does it. */
const requestEvidence = async (...keys: string[]) => {
  const wanted = await Promise.all(
    keys.map(async (key) => ({ workerId: worker.id, documentTypeId: await typeId(key) })),
  );
  await perform(theSystem, "document.remind", async ({ tx, now, subject }) => {
    subject(worker);
    await newVersionsOf(tx, wanted, "link");
    await giveLinks(tx, [worker.id], { now });
  });
  return tokenIn((await letters())[0]);
};
const states = async (token: string) => (await behindLink(token, "en"))?.cards.map(({ state }) => state);

describe("a document by link", () => {
  test("is there with both sides, and waits to be checked", async () => {
    const token = await requestEvidence("dni");
    await receiveEvidence(parts.files, token, await form("dni", { front: file(), back: file(), number: "12345678Z" }));
    expect(await states(token)).toEqual(["sent"]);
    expect(await stored()).toEqual(["worker-documents", "worker-documents"]);
    expect(await lastActs()).toMatchObject([
      { act: "document.receive", actorKind: "worker", actorId: worker.id, subjects: [`worker ${worker.id}`] },
    ]);
    const hr = who(["worker.view", "worker.edit", "document.view"]);
    const [newest] = (await historyOf(hr, "worker", worker.id, "es")).rows;
    const { rows } = await query("SELECT first_name, code FROM app.worker WHERE id = $1", [worker.id]);
    expect(newest).toMatchObject({ act: "document.receive", about: "DNI", who: { kind: "worker" } });
    expect((newest!.who as { name: string }).name).toContain(rows[0].first_name);
    const [seenBySomeone] = (await historyOf(who(["audit.view"]), "worker", worker.id)).rows;
    expect(seenBySomeone).toEqual({ ...newest, about: undefined, who: { ...newest!.who, name: rows[0].code } });
    await expect(
      receiveEvidence(parts.files, token, await form("dni", { front: file(), back: file() })),
    ).rejects.toMatchObject({ refusals: [{ code: "document.on-its-way" }] });
    expect(await stored()).toHaveLength(2);
  });

  test("may have been sent before its form, and is gone from there", async () => {
    const token = await requestEvidence("passport");
    const owner = evidenceUploads((await behindLink(token, "en"))!.id);
    const { id, name, token: place } = await parts.files.openUpload(owner);
    await parts.storage.from("incoming").uploadToSignedUrl(name, place, picture());
    await receiveEvidence(parts.files, token, await form("passport", { frontUpload: id, validUntil: "2031-05-01" }));
    expect(await stored()).toEqual(["worker-documents"]);
    expect(await states(token)).toEqual(["sent"]);
  });

  test("is only one that was asked for, by a link that works", async () => {
    const token = await requestEvidence("passport");
    for (const [key, sent] of [
      [token, await form("dni", { front: file(), back: file() })],
      ["nothing", await form("passport", { front: file() })],
    ] as const)
      await expect(receiveEvidence(parts.files, key, sent)).rejects.toMatchObject({
        refusals: [{ code: "worker.link-gone" }],
      });
    await query("UPDATE app.evidence_request SET expires_at = now() - interval '1 second'");
    await expect(receiveEvidence(parts.files, token, await form("passport", { front: file() }))).rejects.toMatchObject({
      refusals: [{ code: "worker.link-gone" }],
    });
    expect(await behindLink(token, "en")).toBeUndefined();
    expect(await stored()).toEqual([]);
  });

  test("tells which side was no good, and keeps nothing", async () => {
    const token = await requestEvidence("dni");
    const svg = file(new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>"));
    await expect(
      receiveEvidence(parts.files, token, await form("dni", { front: file(), back: svg })),
    ).rejects.toMatchObject({ position: 1, refusals: [{ code: "document.kind-not-taken" }] });
    expect(await states(token)).toEqual(["asked"]);
    expect(await stored()).toEqual([]);
  });

  test("has a day that is still to come", async () => {
    const faults = async (validUntil: string) =>
      evidenceForm
        .safeParse({ kind: await typeId("dni"), validUntil })
        .error?.issues.map((issue) => (issue as { params?: object }).params);
    expect(await faults("2031-02-30")).toEqual([{ fault: "date" }]);
    expect(await faults("2020-01-01")).toEqual([{ fault: "dayPast" }]);
    expect(await faults("")).toBeUndefined();
  });
});

describe("after a review", () => {
  const review = async (state: string, reason: string | null) => {
    await query("UPDATE app.document SET state = $1, reject_reason = $2", [state, reason]);
    const { rows } = await query("SELECT id FROM app.document");
    await inTransaction((tx) => letterAfterReview(tx, rows[0].id));
    return letters();
  };

  test("who sent what was not accepted is told why, and sends it again as a new version", async () => {
    const token = await requestEvidence("passport");
    await receiveEvidence(parts.files, token, await form("passport", { front: file() }));
    const [letter] = await review("rejected", "unreadable");
    expect(letter).toMatchObject({ kind: "document-rejected", language: "es" });
    expect(JSON.stringify(letter)).toContain("No se lee bien");
    const next = tokenIn(letter);
    expect(await behindLink(next, "en")).toMatchObject({ cards: [{ state: "rejected", reason: "unreadable" }] });
    await receiveEvidence(parts.files, next, await form("passport", { front: file() }));
    expect(await states(next)).toEqual(["sent"]);
    const { rows } = await query("SELECT number_in_chain AS n, state FROM app.document ORDER BY 1");
    expect(rows).toEqual([
      { n: 1, state: "rejected" },
      { n: 2, state: "uploaded" },
    ]);
  });

  test("of what was accepted nothing is sent", async () => {
    const token = await requestEvidence("passport");
    await receiveEvidence(parts.files, token, await form("passport", { front: file() }));
    expect(await review("verified", null)).toEqual([]);
    expect(await states(token)).toEqual(["accepted"]);
  });
});
