/** The pass of somebody whose data are blocked says so, by whatever way it is opened, and hands nothing over. */
import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import type { Actor } from "@product/domain/actor";
import { demoEntities } from "@product/database/demo/worker-words";
import { passTokenOf } from "@product/database/workers/passes";
import { codeOfPass } from "#features/day/pass/commands.server.ts";
import { loader as open } from "#features/day/pass/open.route.ts";
import PassPage, { loader as pass } from "#features/day/pass/pass.page.tsx";
import { localeOf } from "#i18n/locale.ts";
import { actorContext, requestContext } from "#request/context.ts";
import { rendered } from "#testing/rendered-page.tsx";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { test } from "#testing/world.ts";
import { loader as json } from "./own-data-json.route.ts";

const { query, ready } = useReadyWorker();
const Page = PassPage as (props: { loaderData: unknown; actionData: unknown }) => ReturnType<typeof PassPage>;
const nobody: Actor = { kind: "nobody" };

function asking(at: string, actor: Actor, cookie = "") {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  context.set(requestContext, { locale: localeOf(at), settings: { auth: { secure: false } } } as never);
  return { context, request: new Request(`https://staff.example${at}`, { headers: { Cookie: cookie } }), params: {} };
}

async function shown(at: string, actor: Actor, cookie: string): Promise<string> {
  const { data } = (await pass(asking(at, actor, cookie) as never)) as { data: object };
  return rendered(<Page loaderData={data} actionData={undefined} />, at);
}

test("A blocked pass says that it is blocked, by its link, the browser that kept it or the account, and its data stay where they are", async () => {
  const userId = crypto.randomUUID();
  await codeOfPass({ workerId: ready.id, legalEntityId: demoEntities.ES.id });
  const token = passTokenOf(ready.id, 1);
  await query("UPDATE app.worker SET user_id = $2, status = 'data_blocked' WHERE id = $1", [ready.id, userId]);
  const signedIn: Actor = { kind: "person", id: userId, name: "Ane", grants: [] };

  const led = (await open({
    ...asking("/workerpass/open/x", nobody),
    params: { token },
  } as never)) as Response;
  expect(led.headers.get("Location")).toBe("/workerpass");
  const kept = led.headers.get("Set-Cookie")!.split(";")[0]!;
  for (const [actor, cookie] of [
    [nobody, kept],
    [signedIn, ""],
    [signedIn, kept],
  ] as const) {
    expect(await shown("/workerpass", actor, cookie)).toContain("This pass is blocked");
    expect(await shown("/es/workerpass", actor, cookie)).toContain("Este pase está bloqueado");
    const answer = (await json(asking("/workerpass/data/json", actor, cookie) as never)) as Response;
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining("This pass is blocked")]);
  }
  expect(await shown("/workerpass", nobody, "")).not.toContain("blocked");
});
