/** How a photo comes to be the picture of its person, with real files. */
import { RouterContextProvider } from "react-router";
import { beforeAll, beforeEach, describe, expect } from "vitest";
import { plusDays } from "@product/domain/time/local-date";
import { database } from "@product/database/client";
import { useTestDatabase } from "@product/database/testing/test-database";
import { pictureOf } from "@product/database/workers/pictures";
import { workerPage } from "#features/people/workers/queries.server.ts";
import { homeDay } from "#request/clock.ts";
import { filesContext } from "#request/ports/files.ts";
import { useFiles } from "#testing/files.ts";
import { blackPng } from "#testing/pictures.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { addDocument, takeBackDocument, verifyDocument } from "./commands.server.ts";
import { addForm, verifyForm } from "./schema.ts";

const { query, url } = useTestDatabase({ people: true });
const parts = useFiles(url);

const hr = who(["worker.view", "document.view", "document.create", "document.approve"]);

let spanish: { id: string; legalEntityId: string };
let kind: string;
beforeAll(async () => {
  const { rows } = await query(
    `SELECT id, legal_entity_id AS "legalEntityId" FROM app.worker WHERE status = 'active' ORDER BY code LIMIT 1`,
  );
  spanish = rows[0];
  kind = (await query("SELECT id FROM app.document_type WHERE key = 'photo'")).rows[0].id;
});
beforeEach(() => query("DELETE FROM storage.objects; DELETE FROM app.document"));

const picture = () => new File([blackPng(60, 40) as Uint8Array<ArrayBuffer>], "face.png");
const pdf = () => new File(["%PDF-1.7\n%%EOF\n"], "face.pdf");
const add = (file: File) => {
  const context = new RouterContextProvider();
  context.set(filesContext, parts.files);
  return addDocument(hr, spanish, addForm.parse({ kind, files: [file] }), { context });
};

describe("a photo", () => {
  const pictureShown = async () => {
    const { rows } = await workerPage(hr, { and: [] }, "en", {}, 500);
    return [rows.find(({ id }) => id === spanish.id)!.picture, (await pictureOf(database, spanish.id))?.id ?? null];
  };

  test("is the person's picture from when it was verified until it is taken back, and takes neither number nor days", async () => {
    await expect(add(pdf())).rejects.toMatchObject({
      refusals: [{ code: "document.picture-needed" }],
    });
    const { id } = await add(picture());
    expect(await pictureShown()).toEqual([null, null]);
    const form = verifyForm({ key: "photo", proves: "photo", hasExpiry: true });
    await verifyDocument(hr, id, form.parse({ version: 2, number: "1", validUntil: plusDays(homeDay(), 9) }));
    const { rows } = await query("SELECT id FROM app.document_file WHERE document_id = $1", [id]);
    expect(await pictureShown()).toEqual([rows[0].id, rows[0].id]);
    expect((await query("SELECT valid_until, number_hash FROM app.document")).rows).toEqual([
      { valid_until: null, number_hash: null },
    ]);
    await takeBackDocument(hr, id, { version: 3 });
    expect(await pictureShown()).toEqual([null, null]);
  });
});
