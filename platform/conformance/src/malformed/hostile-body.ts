/** Bodies: an honest one with hostile fields, or bytes that are no JSON at all. */
import fc from "fast-check";
import { hostileJson, nested } from "./hostile-values.ts";

export const hostileBody = (honest: Record<string, unknown>): fc.Arbitrary<Buffer> =>
  fc.oneof(
    { weight: 24, arbitrary: changedFields(honest).map((body) => Buffer.from(JSON.stringify(body))) },
    { weight: 3, arbitrary: changedFields(honest).chain(brokenText) },
    { weight: 3, arbitrary: fc.constantFrom(...wholes).map((text) => Buffer.from(text)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: fc.constantFrom(...large).map((make) => make()) },
  );

/** Some fields left out, so that what needs few of them is reached; some replaced; some added. */
function changedFields(honest: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(honest);
  const oddNames = ["__proto__x", "constructor", "toString", "is_admin", "role", "email", "data", ""];
  return fc
    .record({
      left: fc.array(fc.boolean(), { minLength: names.length, maxLength: names.length }),
      changed: fc.dictionary(fc.constantFrom(...(names.length > 0 ? names : ["x"])), hostileJson, { maxKeys: 2 }),
      added: fc.dictionary(fc.constantFrom(...oddNames), hostileJson, { maxKeys: 1 }),
    })
    .map(({ left, changed, added }) => {
      const kept = Object.entries(honest).filter((_, n) => left[n]);
      return { ...Object.fromEntries(kept), ...changed, ...added };
    });
}

function brokenText(body: Record<string, unknown>): fc.Arbitrary<Buffer> {
  const text = JSON.stringify(body);
  return fc.oneof(
    fc.nat(Math.max(0, text.length - 1)).map((length) => Buffer.from(text.slice(0, length))),
    fc.constant(Buffer.from(text.replace(/^\{/, '{"email":"first@example.org","email":"second@example.org",'))),
    fc.constant(
      Buffer.from(text.replace(/^\{/, '{"__proto__":{"role":"service_role"},"constructor":{"prototype":{"x":1}},')),
    ),
    fc
      .nat(text.length)
      .map((at) =>
        Buffer.concat([Buffer.from(text.slice(0, at)), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from(text.slice(at))]),
      ),
    fc.constant(Buffer.from(`\uFEFF${text}`)),
    fc.constant(Buffer.from(text, "utf16le")),
    fc.constant(Buffer.from(text.replaceAll('"', "'"))),
    fc.constant(Buffer.from(`${text}${text}`)),
    fc.constant(Buffer.from(text.replace(/\}$/, ',"data":{"a":1e400,"b":-0,"c":"\\u0000"}}'))),
  );
}

const wholes = [
  "",
  " ",
  "null",
  "true",
  "0",
  '"text"',
  "[]",
  "[{}]",
  "{}",
  "{",
  "}",
  "{'a':1}",
  "NaN",
  "\0",
  "a=b&c=d",
  "<a/>",
  "--x--",
  "\\",
];

const large = [
  () => Buffer.alloc(1024 * 1024 + 1, "x"),
  () => Buffer.from(JSON.stringify({ email: "a@b.co", password: "x".repeat(1024 * 1024) })),
  () => Buffer.from(JSON.stringify({ email: "a@b.co", password: "correct horse", data: { a: "x".repeat(900_000) } })),
  () => Buffer.from("[".repeat(100_000)),
  () => Buffer.from(JSON.stringify({ data: nested(5_000), email: "x" })),
  () => Buffer.from(`{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":${n}`).join(",")}}`),
];
