import { expect } from "vitest";
import { demoEntities } from "@product/database/demo/worker-words";
import { editDetails } from "#features/people/worker-page/commands.server.ts";
import { hr, typed, useReadyWorker } from "#testing/ready-worker.ts";
import { test } from "#testing/world.ts";
import { createWorker } from "./commands.server.ts";
import { createForm, detailsForm } from "./schema.ts";

const { query, ready } = useReadyWorker();
const unfit = { refusals: [{ code: "engagement.volunteer-unfit" }] };
const someone = (legalEntityId: string, country: string) =>
  createWorker(
    hr,
    createForm.parse({
      firstName: "Volunteer",
      email: `${crypto.randomUUID()}@new.test`,
      country,
      legalEntityId,
      workerType: "volunteer",
      isAnother: true,
    }),
  );
const makeVolunteer = async () => {
  const { rows } = await query("SELECT version FROM app.worker WHERE id = $1", [ready.id]);
  return editDetails(
    hr,
    ready.id,
    detailsForm.parse({ ...typed(), workerType: "volunteer", version: rows[0].version }),
  );
};
const withoutProfit = (is: boolean) =>
  query("UPDATE app.legal_entity SET non_profit = $2 WHERE id = $1", [demoEntities.ES.id, is]);

test("A Spanish company that makes a profit has no volunteers, new or made of a worker; an entity without profit and a British one have", async () => {
  await expect(someone(demoEntities.ES.id, "ES")).rejects.toMatchObject(unfit);
  await expect(makeVolunteer()).rejects.toMatchObject(unfit);
  await someone(demoEntities.UK.id, "UK");
  await withoutProfit(true);
  await someone(demoEntities.ES.id, "ES");
  await makeVolunteer();
  await withoutProfit(false);
  await makeVolunteer();
  const { rows } = await query("SELECT worker_type FROM app.worker WHERE id = $1", [ready.id]);
  expect(rows, "who was one before stays so").toEqual([{ worker_type: "volunteer" }]);
});
