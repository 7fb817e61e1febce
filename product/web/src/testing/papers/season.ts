/** Contracts by seasons with a company in Spain, and who makes and reads them. */
import type { Actor } from "@product/domain/actor";
import { engagementsOf } from "#features/papers/engagements/queries.server.ts";
import { engagementForm } from "#features/papers/engagements/schema.ts";
import { homeDay } from "#request/clock.ts";
import { contracted, day } from "#testing/contracted.ts";
import { useTwoEntities } from "#testing/two-entities.ts";
import { who } from "#testing/who.ts";

export const hr = who(["worker.view", "worker.edit", "identity.view", "pay.view", "pay.edit"]);
export const clerk = who(["worker.view", "worker.edit"]);

export function useSeason() {
  const { query, entities } = useTwoEntities();
  const season = () => ({
    legalEntityId: entities.ribera,
    type: "fixed_discontinuous",
    firstDay: day(10),
  });
  const form = (typed: Record<string, unknown> = {}) => engagementForm.parse({ ...season(), ...typed });
  const someone = () => contracted(entities.ribera);
  const contractsOf = (workerId: string, actor: Actor = hr) =>
    engagementsOf(actor, workerId, entities.ribera, homeDay());
  const sign = (id: string) =>
    query("UPDATE app.engagement SET state = 'signed', signed_at = now() WHERE id = $1", [id]);
  return { query, entities, season, form, someone, contractsOf, sign };
}
