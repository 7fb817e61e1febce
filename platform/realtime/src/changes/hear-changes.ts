/** Enlists the tables of the settings, and hears what changes in them, statement after statement. */
import { listenTo } from "@platform/kernel/notifications";
import type { Realtime } from "@platform/realtime/realtime";
import { deliver } from "./deliver.ts";

export async function hearChanges(realtime: Realtime, directUrl: string): Promise<{ stop: () => Promise<void> }> {
  const { settings, db, log } = realtime;
  const { tables } = settings.changes;
  if (tables.length === 0) return { stop: async () => {} };
  for (const table of tables) {
    const [schema, name] = table.split(".");
    await db.rows(`SELECT realtime.enlist(format('%I.%I', $1::text, $2::text)::regclass)`, [schema, name]);
  }
  let turn = Promise.resolve();
  return listenTo({
    url: directUrl,
    channel: "realtime_changes",
    onNotice: (batch) => {
      turn = turn
        .then(() => deliver(realtime, batch))
        .catch((error: unknown) => log.error({ error }, "changes could not be told"));
    },
    // A client that must not miss any change asks for the rows when it joins the channel anew, as with the reference.
    onGap: () => {},
    log,
  });
}
