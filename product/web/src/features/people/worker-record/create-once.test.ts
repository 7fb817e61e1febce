/** A form is carried out once, however often and however fast it comes, and whatever it holds. */
import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import type { Actor } from "@product/domain/actor";
import { demoEntities } from "@product/database/demo/worker-words";
import { useTestDatabase } from "@product/database/testing/test-database";
import { actorContext, requestContext } from "#request/context.ts";
import { who } from "#testing/who.ts";
import { action as createAction } from "./create-worker.page.tsx";

const { query } = useTestDatabase({ people: true });

const hr = who(["worker.view", "worker.create", "worker.edit", "identity.edit", "pay.edit"]);

async function send(actor: Actor, fields: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  context.set(requestContext, { id: "r" } as never);
  const body = new URLSearchParams({ country: "ES", legalEntityId: demoEntities.ES.id, isAnother: "on", ...fields });
  const request = new Request("http://localhost/admin/workers/create", { method: "POST", body });
  const answer: unknown = await createAction({ request, context, params: {} } as never);
  if (answer instanceof Response) return answer.headers.get("location");
  return (answer as { data: { refusals: unknown } }).data.refusals;
}

const workersNamed = async (name: string) =>
  (await query("SELECT id FROM app.worker WHERE first_name = $1", [name])).rows.map(({ id }) => id as string);

describe("a new worker with a bank account", () => {
  const fields = { firstName: "Nekane", email: "nekane@new.test", iban: "ES9121000418450200051332" };

  test("sent ten times at once is one worker, and everyone is led to them", async () => {
    const key = { "submission-key": crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(hr, { ...fields, ...key })));
    const [id, ...others] = await workersNamed("Nekane");
    expect(others).toEqual([]);
    expect(new Set(answers)).toEqual(new Set([`/admin/workers/${id}`]));
  });

  test("is not taken for the same where the account is another", async () => {
    const key = { "submission-key": crypto.randomUUID() };
    const iban = "ES7921000813610123456789";
    await send(hr, { ...fields, firstName: "Zuriñe-Ane", ...key });
    expect(await send(hr, { ...fields, firstName: "Zuriñe-Ane", iban, ...key })).toEqual([
      { code: "submission.key-reused" },
    ]);
    expect(await workersNamed("Zuriñe-Ane")).toHaveLength(1);
  });

  test("leaves neither number nor a quick hash of one beside its key", async () => {
    const { rows } = await query("SELECT row_to_json(form_replay)::text AS kept FROM app.form_replay");
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ kept }) => kept.includes(fields.iban))).toEqual([]);
  });
});
