import { sql } from "drizzle-orm";
import type { Filter } from "@product/domain/filters/filter";
import { storedFilter } from "@product/domain/filters/read-filter";
import { listGroups, lists } from "@product/database/tables/people/list";
import type { Transaction } from "@product/database/write";
import { demoAccounts } from "./accounts.ts";

const active: Filter = { field: "status", op: "in", values: ["active"] };
const tagged = (tag: string): Filter => ({ field: "tags", op: "any", values: [tag] });
const idOf = (number: number) => `00000000-0000-4000-8000-0000000001${String(number).padStart(2, "0")}`;

/** Lists of the one who plans: by filter, by hand, and one whose season is over. */
export async function loadDemoLists(tx: Transaction, groups: ReadonlyMap<string, string>): Promise<void> {
  const ownerId = demoAccounts.find(({ role }) => role === "planner")!.id;
  const inBilbao: Filter = { field: "town", op: "is", values: ["Bilbao"] };
  const bar: Filter = { field: "roles", op: "any", values: ["bar", "waiter"] };
  const common = { ownerId, purpose: "call-out" as const };
  await tx.insert(lists).values([
    {
      ...common,
      id: idOf(1),
      name: "Barra Bilbao",
      kind: "dynamic",
      filter: storedFilter({ and: [active, bar, inBilbao] }),
    },
    {
      ...common,
      id: idOf(2),
      name: "Con coche",
      kind: "dynamic",
      filter: storedFilter({ and: [active, tagged("coche")] }),
    },
    { ...common, id: idOf(3), name: "Equipo de noche", kind: "static" },
    { ...common, id: idOf(4), name: "Festival de verano", kind: "static", purpose: "report", expiresOn: "2026-09-15" },
  ]);
  await tx.insert(listGroups).values({ listId: idOf(3), groupId: groups.get("hr")! });
  await putIn(tx, idOf(3), ownerId, "night", "Hacen noches sin problema");
  await putIn(tx, idOf(4), ownerId, "festival", "Edición de este año");
}

const putIn = (tx: Transaction, listId: string, addedBy: string, tag: string, reason: string) =>
  tx.execute(sql`INSERT INTO app.list_member (list_id, worker_id, added_by, added_at, reason)
    SELECT ${listId}::uuid, id, ${addedBy}::uuid, now() - interval '20 days', ${reason} FROM app.worker
    WHERE status = 'active' AND ${tag} = ANY(tags) ORDER BY code LIMIT 24`);
