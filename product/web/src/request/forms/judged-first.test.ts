/** A sender without the permission, or without a link that works, is answered before any of the form is read. */
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Actor } from "@product/domain/actor";
import { useTestDatabase } from "@product/database/testing/test-database";
import { noOne } from "#server/sessions/identify-session.ts";
import { openToAll } from "#testing/open-to-all.ts";
import { everyRoute, everySource, type Declared } from "#testing/site-map.ts";
import { who } from "#testing/who.ts";
import { actorContext, requestContext } from "#request/context.ts";
import { sessionContext } from "#request/session.ts";

useTestDatabase();

const acting = (await everyRoute()).filter(({ module }) => module.action);

/** Any signed-in person may send these about themselves. */
const aboutOneself = ["/admin/arrange", "/admin/photos/upload", "/admin/profile", "/admin/view-as", "/oauth/consent"];

const unknown = "00000000-0000-4000-8000-00000000dead";

/** Sends a form that notices whether anyone begins to read it. */
async function send({ path, module }: Declared, actor: Actor, query: string) {
  const pulled = { times: 0 };
  const body = new ReadableStream({ pull: () => void (pulled.times += 1) }, { highWaterMark: 0 });
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const params = Object.fromEntries(names.map((name) => [name, unknown]));
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const address = `http://localhost${path.replaceAll(/:\w+/g, unknown)}${query}`;
  const request = new Request(address, { method: "POST", body, headers, duplex: "half" } as RequestInit);
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  context.set(sessionContext, noOne.session);
  context.set(requestContext, { id: "r", locale: "en" } as never);
  const args = { request, context, params, unstable_pattern: path } as never;
  const act = [...(module.middleware ?? [])].reduceRight<() => Promise<unknown>>(
    (next, middleware) => async () => middleware(args, next as never),
    async () => module.action!(args),
  );
  const answer = act().catch((thrown: unknown) => thrown);
  await Promise.race([answer, until(() => pulled.times > 0)]);
  return { pulled: pulled.times, answer: pulled.times > 0 ? undefined : await answer };
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((turn) => setTimeout(turn, 1));
};

const statusOf = (answer: unknown) =>
  answer instanceof Response ? answer.status : (answer as { init?: { status?: number } }).init?.status;

/** Where the address names what is done, all that the slices of its wing have names for. */
const wingOf = (file: string) => /features\/([a-z-]+)\//.exec(file)?.[1] ?? "";
const actionsByWing = Map.groupBy(
  everySource().flatMap(({ file, text }) =>
    [...text.matchAll(/"?([a-z][a-z-]+)"?: formAction\(|[?&]do=([a-z][a-z-]+)|actionName === "([a-z-]+)"/g)].map(
      ([, key, queryAction, actionName]) => ({ wing: wingOf(file), query: `?do=${key ?? queryAction ?? actionName}` }),
    ),
  ),
  ({ wing }) => wing,
);
const actionsOf = ({ file }: Declared): string[] => [
  ...new Set(["", "?do=archive", "?do=save", ...(actionsByWing.get(wingOf(file)) ?? []).map(({ query }) => query)]),
];

test("there are many actions", () =>
  expect(new Set([...actionsByWing.values()].flat().map(({ query }) => query)).size).toBeGreaterThan(50));

test.each(acting.filter(({ path }) => !openToAll.includes(path)))(
  "$path does not read what a stranger sends",
  async (route) => {
    for (const query of actionsOf(route)) {
      const { pulled, answer } = await send(route, { kind: "nobody" }, query);
      expect([route.path, query, pulled]).toEqual([route.path, query, 0]);
      expect([302, 303, 400, 401, 404, 422]).toContain(statusOf(answer));
    }
  },
);

test("what is open to all is read, and there is no more of it", async () => {
  const read = await Promise.all(acting.map(async (route) => (await send(route, { kind: "nobody" }, "")).pulled > 0));
  expect(acting.filter((_, place) => read[place]).map(({ path }) => path)).toEqual(openToAll);
});

test.each(acting.filter(({ path, needs }) => !needs.includes("public") && !aboutOneself.includes(path)))(
  "$path does not read what someone without the permission sends",
  async (route) => {
    for (const query of actionsOf(route)) {
      const { pulled, answer } = await send(route, who([]), query);
      expect([route.path, query, pulled]).toEqual([route.path, query, 0]);
      expect([400, 403, 404]).toContain(statusOf(answer));
    }
  },
);

test("nobody but the reader of forms reads what was sent, and the door in front of the open ones", () => {
  const reading = /\b(request|req|raw)\.(formData|text|json|arrayBuffer|bytes|blob|body)\b/;
  const readers = everySource().filter(({ text }) => reading.test(text));
  expect(readers.map(({ file }) => file.split("/").at(-1))).toEqual(["form-bytes.ts", "sign-in-door.ts"]);
});
