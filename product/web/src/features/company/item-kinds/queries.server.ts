import { recordWith, rowsOf } from "#features/ground/master-data/queries.server.ts";

/** Every kind of item, archived or not. */
export const itemKindRows = () => rowsOf("item-kind", ["nameEn", "nameEs", "isNumbered"]);

export const itemKindWith = (id: string) => recordWith("item-kind", id);
