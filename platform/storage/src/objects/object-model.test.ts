/** The life of objects against the simplest thing that behaves alike: a map from names to contents. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sweep } from "@platform/storage/sweep";
import { useService } from "@platform/storage/testing/service";

const service = useService();
let buckets = 0;
type Model = Map<string, string>;
type Step = (model: Model, bucket: string, token: string) => Promise<void>;

const name = fc.constantFrom("a", "b", "dir/a", "dir/b");
const content = fc.string({ maxLength: 20 }).map((text) => text.toWellFormed());
const code = (body: Record<string, unknown>) => body["code"] as string | undefined;

const upload =
  (at: string, text: string, upsert: boolean): Step =>
  async (model, bucket, token) => {
    const headers = { "content-type": "text/plain", "x-upsert": String(upsert) };
    const { body } = await service.ask("POST", `/object/${bucket}/${at}`, { token, body: text, headers });
    if (model.has(at) && !upsert) return void expect(code(body)).toBe("KeyAlreadyExists");
    expect(body).toMatchObject({ Key: `${bucket}/${at}` });
    model.set(at, text);
  };

const relocate =
  (kind: "move" | "copy", from: string, to: string, upsert: boolean): Step =>
  async (model, bucket, token) => {
    const { body } = await service.ask("POST", `/object/${kind}`, {
      token,
      headers: { "x-upsert": String(upsert) },
      body: { bucketId: bucket, sourceKey: from, destinationKey: to },
    });
    if (!model.has(from) && !(kind === "move" && from === to)) return void expect(code(body)).toBe("NoSuchKey");
    if (kind === "move" && from === to) return void expect(code(body)).toBe("KeyAlreadyExists");
    if (model.has(to) && (kind === "move" || !upsert)) return void expect(code(body)).toBe("KeyAlreadyExists");
    expect(body).toMatchObject({ Key: `${bucket}/${to}` });
    model.set(to, model.get(from)!);
    if (kind === "move") model.delete(from);
  };

const remove =
  (names: string[]): Step =>
  async (model, bucket, token) => {
    const { body } = await service.ask("DELETE", `/object/${bucket}`, { token, body: { prefixes: names } });
    const removed = (body as unknown as { name: string }[]).map((object) => object.name);
    expect(removed.toSorted()).toEqual([...new Set(names)].filter((at) => model.has(at)).toSorted());
    for (const at of names) model.delete(at);
  };

const removeOne =
  (at: string): Step =>
  async (model, bucket, token) => {
    const { body } = await service.ask("DELETE", `/object/${bucket}/${at}`, { token });
    if (!model.delete(at)) expect(code(body)).toBe("NoSuchKey");
    else expect(body).toEqual({ message: "Successfully deleted" });
  };

const steps = fc.array(
  fc.oneof(
    fc.tuple(name, content, fc.boolean()).map((parameters) => upload(...parameters)),
    fc
      .tuple(fc.constantFrom("move" as const, "copy" as const), name, name, fc.boolean())
      .map((parameters) => relocate(...parameters)),
    fc.array(name, { minLength: 1, maxLength: 3 }).map(remove),
    name.map(removeOne),
  ),
  { maxLength: 14 },
);

describe("objects", () => {
  it("behave as a map does, and leave no byte behind", () =>
    fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const bucket = `model-${buckets++}`;
        const token = await service.server();
        await service.bucket(bucket);
        const model: Model = new Map();
        for (const step of taken) await step(model, bucket, token);
        for (const [at, text] of model)
          expect((await service.ask("GET", `/object/${bucket}/${at}`, { token })).text).toBe(text);
        const { storage } = await service.parts();
        expect(await sweep(storage, { olderThan: new Date(Date.now() + 1000) })).toEqual({
          removed: 0,
          expired: 0,
          missing: [],
        });
      }),
      { numRuns: 40 },
    ));

  it("keep copies apart from what they were copied from", async () => {
    const token = await service.server();
    await service.bucket("copies");
    const put = (body: string) => service.ask("PUT", "/object/copies/one", { token, body });
    await put("first");
    const body = { bucketId: "copies", sourceKey: "one", destinationKey: "two" };
    await service.ask("POST", "/object/copy", { token, body });
    await put("second");
    await service.ask("DELETE", "/object/copies/one", { token });
    expect((await service.ask("GET", "/object/copies/two", { token })).text).toBe("first");
  });

  it("survive many writers at once: one of them wins, and nothing is left of the others", async () => {
    const token = await service.server();
    await service.bucket("race");
    const writes = Array.from({ length: 12 }, (_, n) =>
      service.ask("PUT", "/object/race/one", { token, body: `writer ${n}` }),
    );
    for (const { status } of await Promise.all(writes)) expect(status).toBe(200);
    expect((await service.ask("GET", "/object/race/one", { token })).text).toMatch(/^writer \d+$/);
    const { storage } = await service.parts();
    expect(await sweep(storage, { olderThan: new Date(Date.now() + 1000) })).toMatchObject({ removed: 0, missing: [] });
  });
});
