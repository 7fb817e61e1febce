import { describe, expect, it } from "vitest";
import { packRows, unpackRows } from "./packed-rows.ts";

const shifts = [
  { title: "Kitchen", places: 4, published: true, note: null },
  { title: "Door <west>", places: 0, published: false, note: 'two "radios"' },
];

/** The value that arrives in the browser: equal, but not the same object. */
const sent = <Value>(value: Value): Value => structuredClone(value);

describe("packed rows", () => {
  it("arrive as they were", () => expect(unpackRows(sent(packRows(shifts)))).toEqual(shifts));
  it("are not unpacked where they were packed", () => expect(unpackRows(packRows(shifts))).toBe(shifts));
  it("are unpacked once, so that memoised components see the same rows", () => {
    const arrived = sent(packRows(shifts));
    expect(unpackRows(arrived)).toBe(unpackRows(arrived));
  });
  it("lack what they lacked", () => {
    const rows: { a?: number; b?: null }[] = [{ a: 1 }, { b: null }];
    expect(unpackRows(sent(packRows(rows)))).toStrictEqual(rows);
  });
  it("may be none", () => expect(unpackRows(sent(packRows([])))).toEqual([]));
  it("name each column once", () => expect(packRows([{ a: 1 }, { a: 2 }])).toEqual({ packed: '{"a":[1,2]}' }));
});
