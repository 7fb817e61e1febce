/** The picture of the pass, with real files: its holder alone sees it. */
import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import type { Actor } from "@product/domain/actor";
import { demoEntities } from "@product/database/demo/worker-words";
import { passTokenOf } from "@product/database/workers/passes";
import { addDocument, takeBackDocument, verifyDocument } from "#features/papers/documents/commands.server.ts";
import { addForm, verifyForm } from "#features/papers/documents/schema.ts";
import { actorContext } from "#request/context.ts";
import { filesContext } from "#request/ports/files.ts";
import { useFiles } from "#testing/files.ts";
import { blackPng } from "#testing/pictures.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { codeOfPass } from "./commands.server.ts";
import { loader } from "./picture.route.ts";

const { query, url, ready } = useReadyWorker();
const parts = useFiles(url);
const hr = who(["worker.view", "document.view", "document.create", "document.approve"]);

const contextOf = (actor: Actor) => {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  context.set(filesContext, parts.files);
  return context;
};
const shown = async (fileId: string, cookie: string, actor: Actor = { kind: "nobody" }) => {
  const request = new Request(`https://x.test/workerpass/picture/${fileId}`, { headers: { Cookie: cookie } });
  return loader({ request, params: { fileId }, context: contextOf(actor) } as never).catch(
    ({ init }: { init: { status: number } }) => init.status,
  );
};

test("The pass shows its holder's verified photo, by their link or account, and nobody else's nor another's", async () => {
  const holder = { id: ready.id, legalEntityId: demoEntities.ES.id };
  await codeOfPass({ workerId: ready.id, legalEntityId: holder.legalEntityId });
  const cookie = `pass=${passTokenOf(ready.id, 1)}`;
  const kinds = await query("SELECT id FROM app.document_type WHERE key = 'photo'");
  const files = [new File([blackPng(60, 40) as Uint8Array<ArrayBuffer>], "face.png")];
  const form = addForm.parse({ kind: kinds.rows[0].id, files });
  const { id } = await addDocument(hr, holder, form, { context: contextOf(hr) });
  const { rows } = await query("SELECT id FROM app.document_file WHERE document_id = $1", [id]);
  const file = rows[0].id as string;
  expect(await shown(file, cookie), "not verified yet").toBe(404);
  await verifyDocument(hr, id, verifyForm({ key: "photo", proves: "photo", hasExpiry: true }).parse({ version: 2 }));

  const answer = (await shown(file, cookie)) as Response;
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
  expect(answer.headers.get("Cache-Control")).toMatch(/private|no-store/);
  expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 2)], "the bytes of one").toEqual([0xff, 0xd8]);

  const userId = crypto.randomUUID();
  await query("UPDATE app.worker SET user_id = $2 WHERE id = $1", [ready.id, userId]);
  const signedIn = (person: string): Actor => ({ kind: "person", id: person, name: "Ane", grants: [] });
  expect(await shown(file, "", signedIn(userId))).toMatchObject({ status: 200 });
  expect(await shown(file, ""), "a stranger").toBe(404);
  expect(await shown(file, "", signedIn(crypto.randomUUID())), "another account").toBe(404);
  expect(await shown(file, "", hr), "not even the office by this address").toBe(404);
  expect(await shown(crypto.randomUUID(), cookie), "another file").toBe(404);
  expect(await shown("../face", cookie)).toBe(404);
  await takeBackDocument(hr, id, { version: 3 });
  expect(await shown(file, cookie), "taken back").toBe(404);
});
