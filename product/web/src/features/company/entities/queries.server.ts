import type { Actor } from "@product/domain/actor";
import { recordWith, rowsOf } from "#features/ground/master-data/queries.server.ts";

export type EntityRow = Awaited<ReturnType<typeof entityRows>>[number];

/** Every legal entity that someone may see, archived or not. */
export const entityRows = (actor: Actor) => rowsOf("entity", ["name", "country", "taxId"], actor);

export const entityWith = (actor: Actor, id: string) => recordWith("entity", id, actor);
