import { describe, expect, it } from "vitest";
import type { Claims } from "@platform/kernel/keys";
import { connect } from "@platform/realtime/testing/client";
import { publishable, secret, useRealtime } from "@platform/realtime/testing/service";

const realtime = useRealtime();
const ok = (changes: unknown[] = []) => ({ status: "ok", response: { postgres_changes: changes } });
const error = (reason: string) => ({ status: "error", response: { reason } });

describe.each(["1.0.0", "2.0.0"])("a join in %s", (vsn) => {
  it("is answered with its refs, then with who is present", async () => {
    const client = await connect(await realtime.start(), { vsn });
    client.say("realtime:room", "phx_join", { config: { presence: { enabled: true, key: "" } } }, "7", "7");
    expect(await client.hears("phx_reply")).toEqual({
      joinRef: "7",
      ref: "7",
      topic: "realtime:room",
      event: "phx_reply",
      payload: ok(),
    });
    expect(await client.hears("presence_state")).toMatchObject({ joinRef: "7", topic: "realtime:room", payload: {} });
  });

  it("answers heartbeats and leaves", async () => {
    const client = await connect(await realtime.start(), { vsn });
    client.say("phoenix", "heartbeat", {}, "3", null);
    expect(await client.reply("3")).toEqual({ status: "ok", response: {} });
    await client.join("realtime:room");
    client.say("realtime:room", "phx_leave", {}, "4");
    expect(await client.reply("4")).toEqual({ status: "ok", response: {} });
    expect(await client.hears("phx_close")).toMatchObject({ joinRef: "1", topic: "realtime:room", payload: {} });
    client.say("realtime:room", "phx_leave", {}, "6");
    expect(await client.reply("6")).toEqual({ status: "ok", response: {} });
    client.say("realtime:room", "broadcast", { event: "e" }, "5");
    expect(await client.reply("5")).toEqual(error("unmatched topic"));
  });
});

describe("a join", () => {
  it("numbers the changes it is asked for, and says that none will come", async () => {
    const client = await connect(await realtime.start());
    const changes = [
      { event: "*", schema: "public" },
      { event: "INSERT", schema: "public", table: "t", filter: "id=eq.1" },
    ];
    const { response } = await client.join("realtime:room", { postgres_changes: changes });
    expect(response.postgres_changes).toEqual(changes.map((change) => ({ ...change, id: expect.any(Number) })));
    expect((await client.hears("system")).payload).toMatchObject({
      extension: "postgres_changes",
      status: "error",
      channel: "room",
    });
  });

  it("takes flags as text", async () => {
    const client = await connect(await realtime.start());
    await client.join("realtime:room", { broadcast: { self: "true", ack: "true" }, private: "false" });
    client.say("realtime:room", "broadcast", { event: "e", payload: {} }, "2");
    expect(await client.reply("2")).toEqual({ status: "ok", response: {} });
    expect(await client.hearsBytes()).toMatchObject({ event: "e" });
  });

  it.each([[null], ["x"], [{ config: 7 }], [{ config: { broadcast: "x", presence: [], private: {} } }]])(
    "with %j is a plain one",
    async (payload) => {
      const client = await connect(await realtime.start());
      client.say("realtime:room", "phx_join", payload);
      expect(await client.reply("1")).toEqual(ok());
    },
  );

  it("of the same topic takes over from the first", async () => {
    const client = await connect(await realtime.start());
    await client.join("realtime:room", { broadcast: { self: true } }, { ref: "1" });
    await client.join("realtime:room", { broadcast: { self: true } }, { ref: "2" });
    expect(await client.hears("phx_close")).toMatchObject({ joinRef: "1", topic: "realtime:room" });
    client.say("realtime:room", "broadcast", { event: "old" }, "3", "1");
    client.say("realtime:room", "broadcast", { event: "new" }, "4", "2");
    expect(await client.hearsBytes()).toMatchObject({ event: "new" });
    expect(client.frames).toEqual([]);
  });

  it("needs a name that others can be told", async () => {
    const client = await connect(await realtime.start());
    expect(await client.join("realtime:")).toEqual(error("TopicNameRequired: You must provide a topic name"));
    expect((await client.join(`realtime:${"x".repeat(250)}`)).response.reason).toMatch(/^TopicNameRequired: /);
    expect((await client.join("realtime:\0")).response.reason).toMatch(/^TopicNameRequired: /);
    expect(await client.join("elsewhere")).toEqual(error("unmatched topic"));
  });

  it("is refused on public topics where all are private", async () => {
    const client = await connect(await realtime.start({ settings: { privateOnly: true } }));
    expect(await client.join("realtime:room")).toEqual(error("PrivateOnly: This project only allows private channels"));
  });

  it.each([
    ["expired", { exp: 1_000 }, /^InvalidJWTToken: Token has expired \d+ seconds ago$/],
    ["without a role", { role: undefined }, /^InvalidJWTToken: Fields `role` and `exp` are required in JWT$/],
    ["without an end", { exp: undefined }, /^InvalidJWTToken: Fields `role` and `exp` are required in JWT$/],
  ])("with a token %s is refused", async (_, claims, reason) => {
    const client = await connect(await realtime.start());
    const { status, response } = await client.join(
      "realtime:room",
      {},
      { token: await realtime.token(claims as Claims) },
    );
    expect(status).toBe("error");
    expect(response.reason).toMatch(reason);
  });

  it("with a token that is none, or another's, is refused", async () => {
    const client = await connect(await realtime.start());
    expect(await client.join("realtime:room", {}, { token: "nonsense" })).toEqual(
      error("MalformedJWT: The token provided is not a valid JWT"),
    );
    const [header, claims] = (await realtime.token()).split(".");
    expect(await client.join("realtime:room", {}, { token: `${header}.${claims}.AAAA` })).toEqual(
      error("JwtSignatureError: Failed to validate JWT signature"),
    );
  });

  it("with a project key as token is the socket's own", async () => {
    const running = await realtime.start({ policy: ({ role }) => role === "anon" });
    const client = await connect(running, { apikey: publishable });
    expect(await client.join("realtime:room", { private: true }, { token: secret })).toEqual(ok());
  });
});
