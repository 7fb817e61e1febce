import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import type { Actor } from "@product/domain/actor";
import { demoEntities } from "@product/database/demo/worker-words";
import { answerTokenOf } from "#features/planning/answers/queries.server.ts";
import { publishShift } from "#features/planning/shifts/commands.server.ts";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { actorContext, requestContext } from "#request/context.ts";
import { passTokenOf } from "@product/database/workers/passes";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { test } from "#testing/world.ts";
import { codeOfPass } from "./commands.server.ts";
import { loader } from "./own-shifts.route.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);

async function led(search: string, cookie: string, actor: Actor = { kind: "nobody" }) {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  context.set(requestContext, { locale: "es" } as never);
  const request = new Request(`http://here/es/workerpass/shifts${search}`, { headers: { Cookie: cookie } });
  const { status, headers } = (await loader({ request, context } as never)) as Response;
  expect([status, headers.get("Cache-Control"), headers.get("Referrer-Policy")]).toEqual([
    303,
    "no-store",
    "no-referrer",
  ]);
  return headers.get("Location");
}

/** Someone who has been put down for a shift, and so has a link to answer by. */
async function holding() {
  const shiftId = await shift(await event());
  const slotId = await slot(shiftId, { roleId: ready.roleId });
  await publishShift(planner, shiftId, await versionOf("shift", shiftId));
  const { id } = await assignWorker(planner, shiftId, { slotId, workerId: ready.id });
  await codeOfPass({ workerId: ready.id, legalEntityId: demoEntities.ES.id });
  return { offer: id, cookie: `pass=${passTokenOf(ready.id, 1)}` };
}

test("The pass leads its holder to their own shifts, to one of them, or to when they can work", async () => {
  const { offer, cookie } = await holding();
  const page = `/es/answer/${await answerTokenOf(ready.id)}`;
  expect(await led("", cookie)).toBe(page);
  expect(await led(`?offer=${offer}`, cookie)).toBe(`${page}?offer=${offer}`);
  expect(await led(`?offer=${offer}&cannot`, cookie)).toBe(`${page}?offer=${offer}&cannot`);
  expect(await led("?offer=//evil.example", cookie), "what is no offer is left out").toBe(page);
  expect(await led("?availability", cookie)).toBe(`${page}/availability`);
});

test("It leads whoever is signed in as that worker, and nobody else further than the pass", async () => {
  const { cookie } = await holding();
  const userId = crypto.randomUUID();
  await query("UPDATE app.worker SET user_id = $2 WHERE id = $1", [ready.id, userId]);
  const signedIn = (id: string): Actor => ({ kind: "person", id, name: "Ane", grants: [] });
  expect(await led("", "", signedIn(userId))).toBe(`/es/answer/${await answerTokenOf(ready.id)}`);
  expect(await led("", "", signedIn(crypto.randomUUID()))).toBe("/es/workerpass");
  expect(await led("?availability", "")).toBe("/es/workerpass");
  expect(await led("", `${cookie.slice(0, -1)}_`)).toBe("/es/workerpass");
});
