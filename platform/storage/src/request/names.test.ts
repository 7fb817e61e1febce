import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isBucketName, isKey } from "./names.ts";
import { partsOf } from "./path.ts";

const letters = "ABCabc012_/!.*'() &$=@;:+,?-";
const allowed = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 60 });
const hasDots = (name: string) => name.split("/").some((segment) => segment === "." || segment === "..");

describe("names", () => {
  it("may hold the letters of the protocol", () =>
    fc.assert(
      fc.property(allowed, (name) => {
        expect(isKey(name)).toBe(!hasDots(name));
      }),
    ));

  it("hold nothing else", () =>
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), (name) => {
        expect(isKey(name) && !/^[\x20-\x7e]+$/.test(name)).toBe(false);
        for (const letter of ["\0", "\\", "\n", "\r", "#", "%", "\u202e", "\uff0e", "\u2215", "\ud800"])
          expect(isKey(`${name}${letter}`)).toBe(false);
      }),
    ));

  it("never lead upwards", () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a", "b.c", "..", ".", "...")), (segments) => {
        const name = segments.join("/");
        expect(isKey(name)).toBe(name !== "" && !hasDots(name));
      }),
    ));

  it("of buckets are one segment", () =>
    fc.assert(
      fc.property(allowed, (name) => {
        expect(isBucketName(name)).toBe(!name.includes("/") && name.trim() === name && !hasDots(name));
      }),
    ));

  it("come back from any path as they went in", () =>
    fc.assert(
      fc.property(
        allowed.filter((name) => !hasDots(name)),
        (name) => {
          const encoded = name.split("/").map(encodeURIComponent).join("/");
          const { pathname } = new URL(`http://host/storage/v1/object/files/${encoded}`);
          const { params, rest } = partsOf("/storage/v1/object/:bucket/*", pathname);
          expect([params["bucket"], decodeURIComponent(rest)]).toEqual(["files", name]);
        },
      ),
    ));
});
