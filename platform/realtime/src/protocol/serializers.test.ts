import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pushFrame } from "@platform/realtime/testing/client";
import { decodePush, encodeBroadcast } from "./binary.ts";
import { broadcastIn, decode } from "./decode.ts";
import { isName, type Message, type Version } from "./message.ts";
import { broadcastText, encodeText } from "./text.ts";

const versions: Version[] = ["1.0.0", "2.0.0"];
const name = fc.string({ unit: "binary", maxLength: 60 }).filter(isName);
const ref = fc.option(fc.nat().map(String), { nil: null });
const message: fc.Arbitrary<Message> = fc.record({
  joinRef: ref,
  ref,
  topic: name,
  event: name,
  payload: fc.jsonValue(),
});
const body = fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes));

describe.each(versions)("messages as text of %s", (version) => {
  it("come back as they went", () =>
    fc.assert(
      fc.property(message, (original) => {
        expect(decode(version, encodeText(version, original))).toEqual(JSON.parse(JSON.stringify(original)));
      }),
    ));

  it("never throw, whatever is read", () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), body), (input) => {
        expect(() => decode(version, input)).not.toThrow();
      }),
    ));

  it("carry broadcasts whose JSON is not touched", () => {
    const broadcast = { event: "a", encoding: "json" as const, body: Buffer.from('{"n": 1.0, "n": 2e3}') };
    expect(broadcastText(version, "realtime:x", broadcast)).toContain('"payload":{"n": 1.0, "n": 2e3}');
  });
});

describe("broadcasts in binary", () => {
  it("come back as they went", () =>
    fc.assert(
      fc.property(name, name, fc.nat().map(String), body, (topic, event, number, payload) => {
        expect(decodePush(pushFrame(number, number, topic, event, 0, payload))).toEqual({
          joinRef: number,
          ref: number,
          topic,
          event: "broadcast",
          payload: undefined,
          broadcast: { event, encoding: "bytes", body: payload },
        });
      }),
    ));

  it("are refused when their JSON is none", () => {
    expect(decodePush(pushFrame("1", "2", "realtime:x", "e", 1, Buffer.from('{"a":')))).toBeUndefined();
    expect(decodePush(pushFrame("1", "2", "realtime:x", "e", 1, Buffer.from([0xff])))).toBeUndefined();
    expect(decodePush(pushFrame("1", "2", "realtime:x", "e", 2, Buffer.from("{}")))).toBeUndefined();
  });

  it("are refused when they are cut off", () => {
    const whole = pushFrame("1", "2", "realtime:x", "event", 0, Buffer.alloc(0));
    for (let length = 0; length < whole.length; length++)
      expect(decodePush(whole.subarray(0, length)), `${length} bytes`).toBeUndefined();
  });

  it("are written as the client reads them", () => {
    const meta = { id: "7", replayed: true as const };
    const frame = encodeBroadcast("realtime:ñ", { event: "e", encoding: "json", body: Buffer.from("{}") }, meta);
    const metaText = JSON.stringify(meta);
    expect(frame).toEqual(
      Buffer.concat([Buffer.from([4, 11, 1, metaText.length, 1]), Buffer.from(`realtime:ñe${metaText}{}`)]),
    );
  });

  it("mean nothing in 1.0.0", () =>
    expect(decode("1.0.0", pushFrame("1", "2", "realtime:x", "e", 0, Buffer.alloc(1)))).toBeUndefined());
});

describe("a broadcast in a message", () => {
  const readBroadcast = (payload: unknown) =>
    broadcastIn({ joinRef: "1", ref: "1", topic: "t", event: "broadcast", payload });

  it("is found in text", () =>
    expect(readBroadcast({ type: "broadcast", event: "e", payload: { a: 1 } })).toEqual({
      event: "e",
      encoding: "json",
      body: Buffer.from('{"a":1}'),
    }));

  it("has an empty payload without one", () => expect(readBroadcast({ event: "e" })?.body.toString()).toBe("{}"));

  it.each([[undefined], [null], ["text"], [{}], [{ event: 7 }]])("is not found in %j", (payload) =>
    expect(readBroadcast(payload)).toBeUndefined(),
  );
});
