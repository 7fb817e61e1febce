import { clockNow } from "#request/clock.ts";
import type { Actor } from "@product/domain/actor";
import { scopesOf } from "@product/domain/permissions/grants";
import { recordAltas } from "#features/papers/engagements/commands.server.ts";
import { perform } from "#request/perform.ts";
import type { AltasForm } from "./schema.ts";

/** One alta for each who was chosen, from the same day. */
export const recordForChosen = (actor: Actor, { chosen, altaOn, altaReference }: AltasForm) =>
  recordAltas(
    actor,
    chosen.map((contract) => ({ ...contract, altaOn, altaReference })),
  );

/** That a file was made is written down first. */
export const recordExport = (actor: Actor, day: string) =>
  perform(actor, "engagement.export", async ({ subject }) => {
    const scopes = scopesOf(actor.kind === "person" ? actor.grants : [], "pay.export");
    const entity = scopes === "all" ? undefined : scopes.filter(({ kind }) => kind === "entity").map(({ id }) => id);
    subject({ name: `without alta on ${day}, ${clockNow().toISOString()}`, place: entity ? { entity } : {} });
  });
