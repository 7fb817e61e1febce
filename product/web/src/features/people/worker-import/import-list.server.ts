import { sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { listNameLength } from "@product/domain/people/lists";
import { someWorkers } from "@product/database/tables/people/worker";
import { putIn } from "#features/people/list-members/commands.server.ts";
import { makeList } from "#features/people/lists/commands.server.ts";
import { everyone } from "#features/people/lists/queries.server.ts";
import { foundBy } from "#features/people/workers/queries.server.ts";
import { perform } from "#request/perform.ts";
import { personIdOf, lockImport } from "./import-run.server.ts";

/** All whom an import made or changed, as far as who asks sees them, in a list of their own. */
export const listOfImport = (actor: Actor, id: string, name: (file: string) => string) =>
  perform(actor, "list.create", async ({ tx, now, recordChange }) => {
    const { fileName } = await lockImport(tx, actor, id, ["done"]);
    const called = name(fileName).slice(0, listNameLength);
    const { list, trail } = await makeList(tx, actor, {
      name: called,
      kind: "static",
      purpose: "report",
      expiresOn: null,
      groups: [],
      filter: undefined,
    });
    const created = sql`${someWorkers.id} IN (SELECT worker_id FROM app.worker_import_change WHERE import_id = ${id} AND NOT kept)`;
    const found = sql`(${foundBy(everyone, actor)} AND ${created})`;
    const members = await putIn(tx, list.id, found, { by: personIdOf(actor), at: now, reason: called });
    recordChange(list, undefined, { ...trail, members });
    return { id: list.id };
  });
