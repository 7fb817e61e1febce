import { expect } from "vitest";
import { demoEntities } from "@product/database/demo/worker-words";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { contracted } from "#testing/contracted.ts";
import { grants, keepingLists, listKeepers } from "#testing/list-keepers.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { lastActs, test } from "#testing/world.ts";
import { blockForClient, liftBlock } from "./commands.server.ts";
import { clientBlocksOf } from "./queries.server.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot } = usePlanning(query);
const { someone, office } = listKeepers(query);

const client = async (): Promise<string> =>
  (await query("INSERT INTO app.client (name) VALUES ($1) RETURNING id", [`Aldaba ${crypto.randomUUID()}`])).rows[0].id;
const reason = "Argued with the maître in May";

async function assignTo(clientId: string, day: string) {
  const shiftId = await shift(await event({ clientId }), { startsAt: `${day}T14:00`, endsAt: `${day}T20:00` });
  const slotId = await slot(shiftId, { roleId: ready.roleId });
  return assignWorker(planner, shiftId, { slotId, workerId: ready.id });
}

test("A block for one client keeps someone from its shifts and from no others, until it is lifted", async () => {
  const [hr, aldaba, ribera] = [await office(), await client(), await client()];
  await assignTo(aldaba, "2027-06-18");
  const { id } = await blockForClient(hr, ready.id, { clientId: aldaba, reason });
  expect((await lastActs()).map(({ act }) => act)).toContain("list.add-members");
  expect(await clientBlocksOf(hr, ready.id)).toMatchObject({
    blocks: [{ listId: id, clientId: aldaba, reason, by: "Paula Nieto", coming: 1 }],
  });
  await expect(assignTo(aldaba, "2027-06-19")).rejects.toMatchObject({
    refusals: [{ code: "assignment.not-allowed" }],
  });
  await assignTo(ribera, "2027-06-20");
  await liftBlock(hr, ready.id, { listId: id, reason: "They made up" });
  expect((await clientBlocksOf(hr, ready.id))!.blocks).toEqual([]);
  await assignTo(aldaba, "2027-06-19");
});

test("The second block of a client goes into the list that it has; nobody is blocked twice", async () => {
  const [hr, aldaba] = [await office(), await client()];
  const { id } = await blockForClient(hr, ready.id, { clientId: aldaba, reason });
  await expect(blockForClient(hr, ready.id, { clientId: aldaba, reason })).rejects.toMatchObject({
    refusals: [{ code: "list.nobody-new" }],
  });
  const { rows } = await query("SELECT id FROM app.list WHERE client_id = $1 AND purpose = 'deny'", [aldaba]);
  expect(rows).toEqual([{ id }]);
});

test("Two first blocks of a client at once make one list between them", async () => {
  const [hr, aldaba] = [await office(), await client()];
  const people = await Promise.all([1, 2, 3, 4].map(() => contracted(demoEntities.ES.id)));
  const lists = await Promise.all(people.map((id) => blockForClient(hr, id, { clientId: aldaba, reason })));
  expect(new Set(lists.map(({ id }) => id)).size).toBe(1);
  const { rows } = await query("SELECT id FROM app.list WHERE client_id = $1 AND purpose = 'deny'", [aldaba]);
  expect(rows).toHaveLength(1);
});

test("Whoever keeps the lists of one client blocks for that client alone, and sees no other block", async () => {
  const [hr, aldaba, ribera] = [await office(), await client(), await client()];
  const there = { kind: "client", id: aldaba } as const;
  const account = await someone(...grants(["worker.view"]), ...grants(keepingLists, there));
  await blockForClient(hr, ready.id, { clientId: ribera, reason });
  await expect(blockForClient(account, ready.id, { clientId: ribera, reason })).rejects.toMatchObject({
    needs: "list.edit",
  });
  expect(await clientBlocksOf(account, ready.id)).toMatchObject({ blocks: [], clients: [{ id: aldaba }] });
  await blockForClient(account, ready.id, { clientId: aldaba, reason });
  expect((await clientBlocksOf(account, ready.id))!.blocks).toHaveLength(1);
  expect(await clientBlocksOf(planner, ready.id)).toBeUndefined();
});
