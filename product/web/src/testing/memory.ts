/**
 * The memory of this process: every map and every set that is still reachable, so that a new one is searched
 * automatically. Plain values beside them are not found; data that is kept must lie in one of the two.
 */
import { Session } from "node:inspector/promises";
import { types } from "node:util";

declare global {
  // The inspector hands things over only by way of what both sides can reach.
  var handedOver: unknown[] | undefined;
}

/**
 * All texts and bytes in them, however deep. Unreachable objects are collected first, so that the result is the same
 * each time.
 */
export async function textsInMemory(): Promise<string[]> {
  const texts: string[] = [];
  const seen = new WeakSet<object>();
  const waiting: unknown[] = [...(await everyOne("Map")), ...(await everyOne("Set"))];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "string") texts.push(value);
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    seen.add(value);
    if (ArrayBuffer.isView(value)) texts.push(Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString());
    else if (types.isPromise(value)) waiting.push(await Promise.race([value, notYet]).catch(() => undefined));
    else for (const part of partsOf(value)) waiting.push(part);
  }
  return texts;
}

const notYet = Symbol("not yet");

/** Plain values have parts; others stand for something that runs. */
function partsOf(value: object): Iterable<unknown> {
  if (types.isMap(value)) return [...value.keys(), ...value.values()];
  if (types.isSet(value) || Array.isArray(value)) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return [];
  return Object.values(Object.getOwnPropertyDescriptors(value)).map((property) => property.value);
}

async function everyOne(kind: "Map" | "Set"): Promise<object[]> {
  const session = new Session();
  session.connect();
  try {
    const { result: prototype } = await session.post("Runtime.evaluate", { expression: `${kind}.prototype` });
    const { objects } = await session.post("Runtime.queryObjects", { prototypeObjectId: prototype.objectId! });
    await session.post("Runtime.callFunctionOn", {
      objectId: objects.objectId!,
      functionDeclaration: "function () { globalThis.handedOver = [...this]; }",
    });
    return globalThis.handedOver as object[];
  } finally {
    globalThis.handedOver = undefined;
    session.disconnect();
  }
}
