/** Headers that lie, repeat themselves, never end, or are none. */
import { setHeader, type Draft, type Line } from "./draft.ts";
import { hosts, malformed } from "./odd-words.ts";
import type { Random } from "#e2e/soak/random.ts";

export function oddHeader(draft: Draft, random: Random): void {
  const [name, values] = random.pick(known);
  setHeader(draft, name, random.chance(0.7) ? random.pick(values) : anyValue(random));
}

export function hugeHeaders(draft: Draft, random: Random): void {
  const value = "x".repeat(random.below(20_000));
  const more = random.pick<() => Line[]>([
    () => [[random.pick(names), value + value]],
    () => Array.from({ length: random.below(3_000) }, (_, n): Line => [`x-${n}`, "1"]),
    () => Array.from({ length: random.below(1_500) }, (): Line => [random.pick(names), "a"]),
    () => [["cookie", Array.from({ length: random.below(2_000) }, (_, n) => `c${n}=${n}`).join("; ")]],
    () => [["accept-encoding", "gzip;q=0,".repeat(random.below(3_000))]],
    () => [["if-none-match", '"x",'.repeat(random.below(5_000))]],
    () => [["accept-language", "es-ES,".repeat(random.below(4_000))]],
  ])();
  draft.headers.push(...more);
}

export function repeatedHeader(draft: Draft, random: Random): void {
  const [name, values] = random.pick(known);
  draft.headers.push([name, random.pick(values)], [name, random.pick(values)]);
}

export function malformedLine(draft: Draft, random: Random): void {
  draft.headers.splice(random.below(draft.headers.length + 1), 0, random.pick(malformed));
}

export function oddHost(draft: Draft, random: Random): void {
  if (random.chance(0.2)) draft.headers = draft.headers.filter((line) => line[0] !== "host");
  else setHeader(draft, "host", random.pick(hosts));
}

const anyValue = (random: Random) =>
  random
    .bytes(random.below(60))
    .toString("latin1")
    .replace(/[\r\n]/g, " ");

const known: readonly (readonly [string, readonly string[]])[] = [
  ["accept", ["", "*", "*/*;q=9", "text/x-component", "application/json", "image/png,;;;", "\xff"]],
  [
    "accept-encoding",
    ["", "*", "identity;q=0", "*;q=0", "gzip;q=x", "br;q=1e999", "zstd,zstd,zstd", "GZIP", "deflate;;q=1", "\x80"],
  ],
  ["accept-language", ["", "*", "xx-YY-zzzzzzzzzzzz", "es;q=-1", "en_US.UTF-8", "\xf1"]],
  ["if-none-match", ["", "*", '"', 'W/"', 'W/"x"', "x", '"\xff"', ",,,", '"" ""']],
  ["if-match", ["*", '"x"', ""]],
  ["if-modified-since", ["never", "Thu, 01 Jan 1970 00:00:00 GMT", "-1", ""]],
  ["range", ["bytes=0-", "bytes=-1", "bytes=5-1", "bytes=0-0,1-1,2-2", "lines=1", "bytes=99999999999999999999-"]],
  [
    "cookie",
    [
      "",
      "=",
      ";;;",
      "act-as=",
      "act-as=editor; act-as=owner",
      "act-as=%00",
      "act-as=nobody",
      "__proto__=1",
      "act-as=editor\xff",
      "a=\x22",
    ],
  ],
  [
    "content-type",
    [
      "",
      "text/plain",
      "application/json",
      "multipart/form-data",
      "multipart/form-data; boundary=",
      "multipart/form-data; boundary=\x22",
      "application/x-www-form-urlencoded; charset=utf-16",
      "x",
      "/",
      "text/html;;;=;",
    ],
  ],
  ["content-encoding", ["gzip", "br", "identity", "gzip, gzip", "nonsense"]],
  ["origin", ["null", "", "http://evil.example", "http://localhost", "file://", "http://[", "\xff"]],
  ["referer", ["", "x", "http://evil.example/\xff", "javascript:1"]],
  ["authorization", ["", "Bearer", "Bearer ", "Bearer x", "Basic \xff", "Bearer \xff\xfe", "Digest a=b"]],
  ["x-forwarded-for", ["1.2.3.4", "", ",,,", "::1, x", "unknown", "999.999.999.999"]],
  ["x-forwarded-proto", ["https", "javascript", ""]],
  ["x-forwarded-host", ["evil.example", "", "a b"]],
  ["x-request-id", ["", "x", "\xff", "../../x"]],
  ["user-agent", ["", "Googlebot/2.1", "\xff\xfe", "() { :;}; echo x", "curl"]],
  ["expect", ["100-continue", "200-maybe", ""]],
  ["upgrade", ["websocket", "h2c", "TLS/1.0", ""]],
  ["connection", ["upgrade", "close, keep-alive", "host", "\xff", "", "Upgrade, HTTP2-Settings"]],
  ["content-length", ["0", "5", "-1", "abc", "1e3", "0x10", "5, 5", "99999999999999999999", " ", "+1"]],
  ["transfer-encoding", ["chunked", "chunked, chunked", "identity", "gzip", "xchunked", "chunked\x0b", ""]],
  ["x-remix-reload-document", ["1"]],
  ["sec-fetch-site", ["cross-site", "x"]],
  ["purpose", ["prefetch"]],
];
const names = known.map(([name]) => name);
