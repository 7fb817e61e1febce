/** Bodies that are not what they say, never end, or try to become something else inside. */
import { setHeader, type Draft } from "./draft.ts";
import { fillForm, homeForm, type Field, type Site } from "./endpoints.ts";
import { oddNames, oddValues } from "./odd-words.ts";
import type { Random } from "#e2e/soak/random.ts";

export function oddForm(draft: Draft, random: Random, site: Site): void {
  const fields = homeForm(site, random);
  const changes = 1 + random.below(3);
  for (let n = 0; n < changes; n += 1) {
    const field = random.pick(fields);
    random.pick([
      () => (field[1] = oddValue(random)),
      () => (field[0] = random.pick(oddNames)),
      () => fields.push([random.pick(oddNames), oddValue(random)]),
      () => fields.push(field),
      () => fields.splice(fields.indexOf(field), 1),
      () => fields.push(["submission-key", random.pick(["", "x", "00000000-0000-4000-8000-00000000000b"])]),
      () => fields.push([`${"a.".repeat(random.below(5_000))}b`, "1"]),
      () => fields.push([`titleEn${"[0]".repeat(random.below(5_000))}`, "1"]),
      () => fields.push(...Array.from({ length: random.below(5_000) }, (_, number) => [`f${number}`, "1"] as Field)),
    ])();
    if (fields.length === 0) break;
  }
  fillForm(draft, site, fields);
}

export function brokenForm(draft: Draft, random: Random, site: Site): void {
  fillForm(draft, site, homeForm(site, random));
  const text = draft.body.toString();
  const [start, end] = [random.below(text.length), random.below(text.length)];
  draft.body = random.pick([
    () => Buffer.from(text.replaceAll("=", random.pick(["", "%", "%zz", "=%ff%fe", "=%ed%a0%80", "=%00", "\0"]))),
    () =>
      Buffer.concat([
        Buffer.from(text.slice(0, start)),
        random.bytes(random.below(300)),
        Buffer.from(text.slice(start)),
      ]),
    () => Buffer.from(text.slice(Math.min(start, end), Math.max(start, end))),
    () => random.bytes(random.below(2_000)),
    () => Buffer.from(`${text}&${"&".repeat(random.below(50_000))}`),
    () => Buffer.alloc(random.pick([1024 * 1024 - 1, 1024 * 1024 + 1, 2 * 1024 * 1024]), "a"),
  ])();
}

export function otherType(draft: Draft, random: Random, site: Site): void {
  fillForm(draft, site, homeForm(site, random));
  const [type, body] = random.pick<() => [string, string]>([
    () => [
      "application/json",
      random.pick(["{}", "null", "{", "[]", '{"__proto__":{"x":1}}', "[".repeat(20_000), '"']),
    ],
    () => ["text/plain", "titleEn=x"],
    () => ["text/x-script", "[1]"],
    () => [
      random.pick([
        "",
        "x",
        "/",
        "application/x-www-form-urlencoded;",
        "APPLICATION/X-WWW-FORM-URLENCODED",
        "application/xml",
        "multipart/mixed; boundary=b",
        "application/octet-stream",
      ]),
      "titleEn=x",
    ],
    () => ["application/x-www-form-urlencoded; charset=utf-16", "titleEn=x"],
  ])();
  setHeader(draft, "content-type", type);
  draft.body = Buffer.from(body);
}

export function wrongFraming(draft: Draft, random: Random): void {
  const { length } = draft.body;
  draft.framing = "none";
  draft.mayWait = true;
  random.pick([
    () => draft.headers.push(["content-length", String(length + 1 + random.below(5_000))]),
    () => draft.headers.push(["content-length", String(Math.max(0, length - 1 - random.below(200)))]),
    () => draft.headers.push(["content-length", String(length)], ["transfer-encoding", "chunked"]),
    () => draft.headers.push(["transfer-encoding", "chunked"]),
    () => {
      draft.headers.push(["transfer-encoding", "chunked"]);
      draft.body = Buffer.from(
        random.pick([
          "5\r\nab",
          "zz\r\nab\r\n0\r\n\r\n",
          "-1\r\n",
          "ffffffffffffffff1\r\n",
          "1;x=y\r\na\r\n0\r\n\r\n",
          "1\na\n0\n\n",
          "0\r\na: b\r\n\r\n",
          "3\r\nabcdef\r\n0\r\n\r\n",
        ]),
      );
    },
  ])();
}

const oddValue = (random: Random): string =>
  random.chance(0.6)
    ? random.pick(oddValues)
    : random.pick([
        () => "x".repeat(random.below(200_000)),
        () => random.bytes(random.below(200)).toString("latin1"),
        () => String(random.next() * 1e12),
      ])();
