import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { Actor } from "@product/domain/actor";
import { world } from "#testing/world.ts";
import { backOfficeOnly } from "./back-office.ts";
import { actorContext } from "./context.ts";
import { routeMiddleware } from "./route-middleware.ts";

async function pass(name: string, actor: Actor, path: string): Promise<string> {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  const args = { request: new Request(`http://localhost${path}`), context, params: {} };
  const run = async () => routeMiddleware(name)(args as never, async () => new Response("shown"));
  const answer: unknown = await run().catch((thrown: unknown) => thrown);
  return answer instanceof Response ? (answer.headers.get("location") ?? answer.text()) : String(answer);
}

describe("authenticated", () => {
  it("lets a signed-in person pass", async () =>
    expect(await pass("authenticated", world.planner, "/admin")).toBe("shown"));
  it("sends others to sign in, remembering where they were going, in their language", async () => {
    expect(await pass("authenticated", world.visitor, "/admin/lists?q=1")).toBe("/login?next=%2Fadmin%2Flists%3Fq%3D1");
    expect(await pass("authenticated", world.visitor, "/es/admin")).toBe("/es/login?next=%2Fes%2Fadmin");
  });
  it("knows a page by its data too", async () =>
    expect(await pass("authenticated", world.visitor, "/es/admin.data?_routes=x")).toBe(
      "/es/login?next=%2Fes%2Fadmin",
    ));
});

describe("unauthenticated", () => {
  it("lets a visitor pass", async () => expect(await pass("unauthenticated", world.visitor, "/login")).toBe("shown"));
  it("sends a signed-in person on", async () =>
    expect(await pass("unauthenticated", world.planner, "/es/login")).toBe("/es/admin"));
  it("sends them where they were going, if that is here", async () => {
    expect(await pass("unauthenticated", world.planner, "/login?next=%2Fes%2Fadmin%2Flists%3Fq%3D1")).toBe(
      "/es/admin/lists?q=1",
    );
    expect(await pass("unauthenticated", world.planner, "/es/login?next=%2F%2Fevil.test")).toBe("/es/admin");
  });
  it("sends who may do nothing in the back office to the pass", async () =>
    expect(await pass("unauthenticated", { ...world.planner, grants: [] }, "/es/login")).toBe("/es/workerpass"));
});

describe("the back office", () => {
  const owing = { ...world.planner, grants: [], owesSecondStep: true };
  const enter = async (actor: Actor, path: string): Promise<string> => {
    const context = new RouterContextProvider();
    context.set(actorContext, actor);
    const args = { request: new Request(`http://localhost${path}`), context, params: {} };
    const run = async () => backOfficeOnly(args as never, async () => new Response("shown"));
    const answer: unknown = await run().catch((thrown: unknown) => thrown);
    return answer instanceof Response ? (answer.headers.get("location") ?? answer.text()) : "refused";
  };
  it("opens to those who may do something there", async () =>
    expect(await enter(world.planner, "/admin")).toBe("shown"));
  it("is closed to those who may do nothing", async () =>
    expect(await enter({ ...world.planner, grants: [] }, "/admin")).toBe("refused"));
  it("sends who owes a second step to where it is added", async () => {
    expect(await enter(owing, "/es/admin/workers")).toBe("/es/admin/profile#second-step");
    expect(await pass("unauthenticated", owing, "/login")).toBe("/admin");
  });
});

it("an unknown name is told", () =>
  expect(() => routeMiddleware("autenticated")).toThrow("Unknown route middleware: 'autenticated'"));
