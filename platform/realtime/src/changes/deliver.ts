/** Tells the sockets of this process what one statement changed, each what it asked for and may see. */
import { topicOf } from "@platform/realtime/hub/tenant";
import type { Realtime } from "@platform/realtime/realtime";
import { isJoined, type Channel } from "@platform/realtime/socket/channel";
import { isAbout, type Binding } from "./binding.ts";
import { changesOf, type Change, type Row } from "./change.ts";
import { sightOf, type Sight } from "./row-rights.ts";

export async function deliver(realtime: Realtime, batch: string): Promise<void> {
  const listening = channelsWithChanges(realtime);
  if (listening.length === 0) return;
  for (const change of await changesOf(realtime.db, batch)) await tell(realtime, change, listening);
}

const channelsWithChanges = ({ connectionLimits }: Realtime): Channel[] =>
  [...connectionLimits.all()].flatMap(({ channels }) =>
    [...channels.values()].filter(({ changes }) => changes.length > 0),
  );

async function tell(realtime: Realtime, change: Change, channels: Channel[]): Promise<void> {
  // Many listen as one: each role with its claims is asked about once.
  const known = new Map<string, Promise<Sight>>();
  await Promise.all(
    channels.map(async (channel) => {
      const bindings = channel.changes.filter((binding) => isAbout(binding, change));
      if (bindings.length === 0) return;
      const { caller } = channel;
      const who = JSON.stringify([caller.role, caller.claims]);
      const pending = known.get(who) ?? sightOf(realtime.db, caller, change);
      known.set(who, pending);
      const sight = await pending.catch((error: unknown) => {
        realtime.log.error({ error }, "rights on a changed row could not be decided");
        return "hidden" as const;
      });
      // While PostgreSQL was asked, somebody else may have taken the channel over.
      if (sight === "hidden" || !isJoined(channel) || channel.caller !== caller) return;
      for (const group of alike(bindings)) push(channel, group, change, sight);
    }),
  );
}

/** Those who want the same columns are told in one message. */
const alike = (bindings: Binding[]): Binding[][] =>
  Object.values(Object.groupBy(bindings, ({ select }) => JSON.stringify(select ?? null))) as Binding[][];

function push({ connection, joinRef, tenant }: Channel, bindings: Binding[], change: Change, sight: Sight): void {
  const data = { ...described(change), ...shown(change, bindings[0]!.select, sight) };
  const payload = { ids: bindings.map(({ id }) => id), data };
  connection.send({ joinRef, ref: null, topic: topicOf(tenant), event: "postgres_changes", payload });
}

const described = ({ schema_name, table_name, inserted_at, type }: Change) => ({
  schema: schema_name,
  table: table_name,
  commit_timestamp: inserted_at.toISOString(),
  type,
});

const longestRecord = 1024 * 1024;
const shortValue = 64;

function shown(change: Change, select: string[] | undefined, sight: Sight) {
  const isWanted = (name: string) => select === undefined || select.includes(name);
  const columns = change.columns.filter(({ name }) => isWanted(name));
  const cut = (row: Row, keeps: (value: unknown) => boolean = () => true) =>
    Object.fromEntries(Object.entries(row).filter(([name, value]) => isWanted(name) && keeps(value)));
  const rows = (keeps?: (value: unknown) => boolean) => ({
    ...(change.record ? { record: cut(change.record, keeps) } : {}),
    ...(change.old_record ? { old_record: cut(change.old_record, keeps) } : {}),
  });
  if (sight === "unauthorized") return { columns: [], ...rows(() => false), errors: ["Error 401: Unauthorized"] };
  if (JSON.stringify(change.record ?? {}).length > longestRecord) {
    const isShort = (value: unknown) => JSON.stringify(value).length <= shortValue;
    return { columns, ...rows(isShort), errors: ["Error 413: Payload Too Large"] };
  }
  return { columns, ...rows(), errors: null };
}
