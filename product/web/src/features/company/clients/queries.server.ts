import type { Actor } from "@product/domain/actor";
import { countOf, recordWith, rowsOf } from "#features/ground/master-data/queries.server.ts";

export type ClientRow = Awaited<ReturnType<typeof clientRows>>[number];

/** Every client that someone may see, archived or not. */
export const clientRows = (actor: Actor) => rowsOf("client", ["name", "contactName", "contactPhone"], actor);

export const clientWith = (actor: Actor, id: string) => recordWith("client", id, actor);

export const clientCount = countOf("client");
