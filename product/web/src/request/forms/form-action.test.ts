import { createHash } from "node:crypto";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { useTestDatabase } from "@product/database/testing/test-database";
import { world } from "#testing/world.ts";
import { actorContext, requestContext } from "#request/context.ts";
import { formAction } from "./form-action.ts";

// The key that hashes are made with lies in it.
useTestDatabase();

const schema = z.object({ title: z.string().trim().min(1).max(10) });

async function send(
  body: BodyInit,
  options: {
    actor?: Actor;
    type?: string;
    command?: (actor: Actor, input: { title: string }) => Promise<unknown>;
  } = {},
) {
  const { actor = world.editor, type = "application/x-www-form-urlencoded", command = async () => {} } = options;
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  context.set(requestContext, { id: "r-1" } as never);
  const headers = type ? { "content-type": type } : new Headers();
  const request = new Request("http://localhost/x", { method: "POST", body, headers });
  const action = formAction("page.edit", schema, command, () => "/next");
  const answer: unknown = await action({ request, context } as never).catch((thrown: unknown) => thrown);
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get("location") };
  const { init, data } = answer as { init: { status: number }; data: unknown };
  return { status: init.status, data };
}

describe("a form", () => {
  it("is carried out and goes on", async () => expect(await send("title=Hello")).toEqual({ status: 303, to: "/next" }));
  it("that is wrong comes back with what was typed and the fault at the field", async () =>
    expect(await send("title=far+too+long+a+title")).toMatchObject({
      status: 422,
      data: {
        result: { initialValue: { title: "far too long a title" }, error: { title: [{ fault: "tooLong", max: 10 }] } },
        refusals: [],
      },
    }));
  it("that the business refuses says why", async () => {
    const command = async () => Promise.reject(new Refused({ code: "page.changed-meanwhile", version: 3 }));
    expect(await send("title=Hello", { command })).toMatchObject({
      status: 422,
      data: { refusals: [{ code: "page.changed-meanwhile", version: 3 }] },
    });
  });
  it("is not even read for someone who may not send it", async () => {
    expect(await send("title[9999999]=x", { actor: world.visitor })).toMatchObject({ status: 401 });
    expect(await send("title[9999999]=x", { actor: world.planner })).toMatchObject({ status: 403 });
  });
  it.each([
    ["an index beyond reason", "title[999999999]=x"],
    ["thousands of levels", `title${"[0]".repeat(5_000)}=x&${"a.".repeat(5_000)}b=x`],
    ["an intent of the form library", "title=&__intent__=00000000"],
    ["a name of the language", "__proto__=x&constructor=x&toString=x"],
  ])("with %s is merely incomplete", async (_, body) => expect(await send(body)).toMatchObject({ status: 422 }));
  it.each([
    ["JSON", '{"title":"x"}', "application/json"],
    ["plain text", "title=x", "text/plain"],
    ["parts without a boundary", "title=x", "multipart/form-data"],
    [
      "parts that break off",
      '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nx',
      "multipart/form-data; boundary=b",
    ],
    ["a null", "title=a%00b", "application/x-www-form-urlencoded"],
  ])("sent as %s is not understood", async (_, body, type) =>
    expect(await send(body, { type })).toMatchObject({ status: 400, data: { message: "notUnderstood" } }),
  );
});

describe("a form about one's own account", () => {
  const form = z.object({ name: z.string().min(1), password: z.string().min(8).meta({ secret: true }) });
  const sendOwn = async (actor: Actor, body: string, command: (actor: Actor) => Promise<string>) => {
    const context = new RouterContextProvider();
    context.set(actorContext, actor);
    context.set(requestContext, { id: "r-1" } as never);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const request = new Request("http://localhost/x", { method: "POST", body, headers });
    const explain = (error: unknown) => (error instanceof RangeError ? { problem: error.message } : undefined);
    return formAction(
      "self",
      form,
      command,
      (shown) => ({ shown }),
      explain,
    )({ request, context }).catch((thrown: unknown) => thrown);
  };
  const withoutPermissions = { ...world.planner, grants: [] };

  it("is open to everyone who signed in, and to nobody else", async () => {
    expect(await sendOwn(withoutPermissions, "name=Ana&password=longenough", async () => "done")).toEqual({
      shown: "done",
    });
    expect(await sendOwn(world.visitor, "name=Ana&password=longenough", async () => "done")).toMatchObject({
      init: { status: 401 },
    });
  });
  it("comes back without its secrets, and with what another system said", async () => {
    const failing = async () => Promise.reject(new RangeError("wrong password"));
    const answer = await sendOwn(withoutPermissions, "name=Ana&password=longenough", failing);
    expect(answer).toMatchObject({ init: { status: 422 }, data: { problem: "wrong password" } });
    expect(answer).toHaveProperty("data.result.initialValue", { name: "Ana" });
  });
  it("leaves a hash of all but its secrets, which says nothing without the key of the installation", async () => {
    const key = crypto.randomUUID();
    const hashed = async (body: string) => {
      const kept = async ({ request }: Actor) => JSON.stringify(request?.submission);
      const answer = await sendOwn(withoutPermissions, `${body}&submission-key=${key}`, kept);
      return JSON.parse((answer as { shown: string }).shown) as { key: string; inputHash: string };
    };
    const { inputHash } = await hashed("name=Ana&password=longenough");
    expect(await hashed("name=Ana&password=another-one")).toEqual({ key, inputHash });
    expect((await hashed("name=Bea&password=longenough")).inputHash).not.toBe(inputHash);
    const quick = createHash("sha256")
      .update(JSON.stringify([["name", "Ana"]]))
      .digest("hex");
    expect(inputHash).not.toBe(quick);
    expect(inputHash).toMatch(/^[0-9a-f]{64}$/);
  });
});
