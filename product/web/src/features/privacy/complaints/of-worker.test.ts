import { expect } from "vitest";
import { readPerson } from "@product/database/privacy/read-person";
import { database } from "@product/database/client";
import { forgetWorker } from "@product/database/privacy/forget-worker";
import { inTransaction } from "@product/database/write";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { test } from "#testing/world.ts";
import { sendComplaint } from "./commands.server.ts";

const { query, ready } = useReadyWorker();
const complaints = async () => (await readPerson(database, ready.id)).complaints.flatMap(({ rows }) => rows);
const emailOf = async (id: string): Promise<string> =>
  (await query("SELECT email FROM app.worker WHERE id = $1", [id])).rows[0].email;

test("A complaint by a worker's address is among what is held of them, and stays when they are erased, until its term", async () => {
  const email = (await emailOf(ready.id)).toUpperCase();
  await sendComplaint({ name: "Ane", email, words: "You kept my photo." }, "es");
  await sendComplaint({ name: "Someone", email: "someone@example.test", words: "Not about Ane." }, "es");
  expect(await complaints()).toMatchObject([{ words: "You kept my photo." }]);
  await inTransaction((tx) => forgetWorker(tx, ready.id, "erased"));
  const { rows } = await query("SELECT words FROM app.complaint WHERE worker_id = $1", [ready.id]);
  expect(rows).toEqual([{ words: "You kept my photo." }]);
});

test("A complaint by an address that several have is nobody's", async () => {
  const email = await emailOf(ready.id);
  await query("UPDATE app.worker SET email = $2 WHERE id = (SELECT id FROM app.worker WHERE id <> $1 LIMIT 1)", [
    ready.id,
    email,
  ]);
  await sendComplaint({ name: "Ane", email, words: "Whose is it?" }, "es");
  expect(await complaints()).toEqual([]);
});
