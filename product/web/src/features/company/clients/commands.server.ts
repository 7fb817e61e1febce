import { eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { clients } from "@product/database/tables/master-data";
import {
  archiving,
  asBefore,
  insistOnCurrent,
  insistOnFreeNames,
  lockRecord,
  restoring,
} from "#features/ground/master-data/commands.server.ts";
import { perform } from "#request/perform.ts";
import type { ClientForm } from "./schema.ts";

export const createClient = (actor: Actor, { version: _new, ...form }: ClientForm) =>
  perform(actor, "client.create", async ({ tx, changed }) => {
    await insistOnFreeNames(tx, clients, { name: form.name });
    const [client] = await tx.insert(clients).values(form).returning();
    changed(client!, undefined, form);
    return { id: client!.id };
  });

/** Refused when someone saved after `version` was read. */
export const editClient = (actor: Actor, id: string, { version, ...form }: ClientForm) =>
  perform(actor, "client.edit", async ({ tx, now, on, changed }) => {
    const client = on(await lockRecord(tx, clients, id));
    insistOnCurrent(client, version);
    await insistOnFreeNames(tx, clients, { name: form.name }, id);
    await tx
      .update(clients)
      .set({ ...form, version: version + 1, updatedAt: now })
      .where(eq(clients.id, id));
    changed(client, asBefore(client, form), form);
    return { id };
  });

export const archiveClient = archiving("client.archive", clients);

export const restoreClient = restoring("client.restore", clients, ({ name }) => ({ name }));
