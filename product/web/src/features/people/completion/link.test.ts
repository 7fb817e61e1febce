import { expect, test } from "vitest";
import { demoEntities } from "@product/database/demo/worker-words";
import { useTestDatabase } from "@product/database/testing/test-database";
import { createWorker } from "#features/people/worker-record/commands.server.ts";
import { createForm } from "#features/people/worker-record/schema.ts";
import { who } from "#testing/who.ts";
import { itIs } from "#testing/clock.ts";
import { lastActs } from "#testing/world.ts";
import { sendLink } from "./commands.server.ts";
import { behindLink, completionFaults } from "./queries.server.ts";

const { query } = useTestDatabase({ people: true });
const hr = who(["worker.view", "worker.create", "worker.edit"]);
const typed = { firstName: "Ane", country: "ES", legalEntityId: demoEntities.ES.id, email: "ane@link.test" };

test("the link to complete a record is shown to who sends it, which is written down, and to nobody elsewhere", async () => {
  const { id } = await createWorker(hr, createForm.parse({ ...typed, isAnother: true }));
  const link = (await sendLink(hr, id))!;
  expect(link).toEqual({
    path: expect.stringMatching(/^\/signup\/resume\/[\w-]{43}$/),
    language: "es",
    email: typed.email,
  });
  expect(await behindLink(link.path.split("/").at(-1)!)).toMatchObject({ name: "Ane" });
  expect((await lastActs(2)).map(({ act }) => act)).toEqual(["worker.send-link", "worker.see-link"]);
  const { rows } = await query("SELECT payload FROM app.job");
  expect(JSON.stringify(rows)).not.toContain(link.path.split("/").at(-1));

  const elsewhere = who(["worker.view", "worker.edit"], { kind: "entity", id: demoEntities.UK.id });
  for (const other of [elsewhere, who(["worker.view", "mailbox.view"])])
    await expect(sendLink(other, id)).rejects.toMatchObject({ name: "NotPermitted" });
});

test("who creates someone and sends the link is shown it, this once, and it is written down", async () => {
  const form = createForm.parse({ ...typed, email: "bea@link.test", actionName: "invite", isAnother: true });
  const key = crypto.randomUUID();
  const once = { ...hr, request: { id: key, submission: { key, inputHash: "x" } } };
  const { id, link } = await createWorker(once, form);
  expect(link).toMatchObject({ path: expect.stringMatching(/^\/signup\/resume\/[\w-]{43}$/), email: "bea@link.test" });
  expect((await lastActs(2)).map(({ act }) => act).toSorted()).toEqual(["worker.create", "worker.see-link"]);
  expect(await behindLink(link!.path.split("/").at(-1)!)).toMatchObject({ name: "Ane" });
  expect(await createWorker(once, form), "sent twice, it is not told again").toEqual({ id });

  const blind = who(["worker.create"]);
  const other = createForm.parse({ ...typed, email: "carla@link.test", actionName: "invite", isAnother: true });
  expect(await createWorker(blind, other)).not.toHaveProperty("given");
});

test("who is too young to work is told from which day they may, by the law of the company, and is not written down", async () => {
  itIs("2026-11-16T12:00:00Z");
  const { id } = await createWorker(hr, createForm.parse({ ...typed, email: "dora@link.test", isAnother: true }));
  const token = (await sendLink(hr, id))!.path.split("/").at(-1)!;
  const faultFor = async (birthDate: string) =>
    (await completionFaults(token, { birthDate, actionName: "save" })).birthDate;
  expect(await faultFor("14/03/2011")).toEqual({
    fault: "underAge",
    from: "2027-03-14",
    country: "ES",
    about: "today",
  });
  expect(await faultFor("16/11/2010")).toBeUndefined();
});
