import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { signInDoor } from "./sign-in-door.ts";

/** A site whose pages are answered by hand: which forms were handed to them, and the way to answer the next. */
function site() {
  const handled: string[] = [];
  const open: (() => void)[] = [];
  const arrived = { count: 0 };
  const app = new Hono();
  app.use(
    signInDoor({
      addressOf: (c) => c.req.header("x-from")!,
      // Asked of each form when it stands in line.
      deviceIn: (cookies) => (arrived.count++, { id: cookies ?? undefined, knows: () => false }),
      headers: { "x-policy": "strict" },
    }),
  );
  app.all("*", async (c) => {
    handled.push(await c.req.text());
    await new Promise<void>((answered) => open.push(answered));
    return c.text("done");
  });
  const send = (body: string | ReadableStream, from: string, { path = "/login", device = "" } = {}) =>
    app.request(path, {
      method: "POST",
      body,
      duplex: "half",
      headers: { "x-from": from, ...(device ? { cookie: device } : {}) },
    } as RequestInit);
  return { handled, arrived, send, answerOne: () => open.shift()!(), app };
}

let here: ReturnType<typeof site>;
beforeEach(() => void (here = site()));
const handled = () => here.handled;

describe("the door of the forms of signing in", () => {
  it("lets a few in at a time, and then whoever is known, and whoever comes from another network", async () => {
    for (const form of ["a0", "a1", "a2", "a3", "a4", "a5"]) void here.send(form, "10.0.0.1");
    await expect.poll(handled).toEqual(["a0", "a1", "a2", "a3"]);
    void here.send("b0", "10.0.0.2");
    void here.send("known", "10.0.0.1", { device: "one that we know" });
    await expect.poll(() => here.arrived.count).toBe(8);
    expect(here.handled).toEqual(["a0", "a1", "a2", "a3"]);
    for (let time = 0; time < 3; time++) {
      here.answerOne();
      await expect.poll(() => here.handled.length).toBe(5 + time);
    }
    expect(here.handled.slice(4)).toEqual(["known", "b0", "a4"]);
  });

  it("keeps no place for a form that is still on its way", async () => {
    const slow = Array.from({ length: 4 }, () => new ReadableStream({ start: () => {} }));
    for (const body of slow) void here.send(body, "10.0.0.1");
    void here.send("whole", "10.0.0.1");
    await expect.poll(handled).toEqual(["whole"]);
  });

  it("hands a form on as it came, and its answer back", async () => {
    const answer = here.send("email=a%40b.co&password=%F0%9F%94%91", "10.0.0.1", { path: "/es/login.data" });
    await expect.poll(handled).toEqual(["email=a%40b.co&password=%F0%9F%94%91"]);
    here.answerOne();
    expect(await (await answer).text()).toBe("done");
  });

  it("says in the language of the page that there is no room, and how soon to come again", async () => {
    const sent = Array.from({ length: 505 }, (_, form) => here.send(String(form), "10.0.0.1", { path: "/es/login" }));
    const refused = await Promise.race(sent);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("5");
    expect(refused.headers.get("x-policy")).toBe("strict");
    expect(await refused.text()).toContain('<html lang="es-ES">');
  });

  it("refuses what no such form can be", async () => {
    expect((await here.send("x".repeat(300_000), "10.0.0.1")).status).toBe(413);
  });

  it.each(["/login", "/es/login", "/login/code", "/login/forgot", "/es/auth/confirm", "/auth/confirm.data"])(
    "stands before %s",
    async (path) => {
      for (let form = 0; form < 5; form++) void here.send("x", "10.0.0.1", { path });
      await expect.poll(handled).toEqual(["x", "x", "x", "x"]);
    },
  );

  it("is open to pages, and to all other forms", async () => {
    for (let form = 0; form < 5; form++) void here.send("x", "10.0.0.1", { path: "/contract/abc" });
    for (let time = 0; time < 5; time++) void here.app.request("/login");
    await expect.poll(handled).toHaveLength(10);
  });
});
