/** Contracts that can be sent and signed: their text was read by a lawyer, and the company has what they say of it. */
import { beforeAll } from "vitest";
import { createEngagement } from "#features/papers/engagements/commands.server.ts";
import { engagementForm } from "#features/papers/engagements/schema.ts";
import { contracted, day, readByALawyer, seasonTerms } from "#testing/contracted.ts";
import { useTwoEntities } from "#testing/two-entities.ts";
import { who } from "#testing/who.ts";

export const hr = who(["worker.view", "worker.edit", "identity.view", "pay.view", "pay.edit"]);
export const here = { language: "es", address: "192.0.2.7" } as const;

export function useSigning() {
  const { query, entities } = useTwoEntities();
  const template = { id: "" };
  beforeAll(async () => {
    template.id = await readByALawyer(query, "ES");
    await query("UPDATE app.legal_entity SET tax_id = 'B00000000', address = 'Calle del Puerto 2' WHERE id = $1", [
      entities.ribera,
    ]);
  });

  const someone = (fields: Parameters<typeof contracted>[1] = {}) => contracted(entities.ribera, fields);
  const terms = (typed: Record<string, unknown> = {}) =>
    engagementForm.parse({
      legalEntityId: entities.ribera,
      type: "fixed_discontinuous",
      ...seasonTerms(template.id, day(10)),
      ...typed,
    });
  const contract = async (workerId: string, typed: Record<string, unknown> = {}) =>
    (await createEngagement(hr, workerId, terms(typed))).id;
  return { query, entities, template, someone, terms, contract };
}
