/** Request lines that mean different things to different readers, or nothing to anyone. */
import type { Draft } from "./draft.ts";
import { noMethods, otherMethods, prefixes, queries, suffixes, wholeTargets } from "./odd-words.ts";
import type { Random } from "#e2e/soak/random.ts";

export function oddMethod(draft: Draft, random: Random): void {
  draft.method = random.pick([...otherMethods, ...noMethods, "A".repeat(random.below(40_000))]);
  // A tunnel or a nameless method gets no answer, only a closed connection.
  if (draft.method === "HEAD") draft.body = Buffer.alloc(0);
}

export function oddVersion(draft: Draft, random: Random): void {
  draft.version = random.pick([
    "HTTP/1.0",
    "HTTP/0.9",
    "HTTP/2.0",
    "HTTP/9.9",
    "HTTP/1.1x",
    "http/1.1",
    "HTTP/",
    "",
    "ICY/1.1",
  ]);
}

export function oddPath(draft: Draft, random: Random): void {
  const [path = "", query] = draft.target.split("?");
  const odd = random.pick([
    () => path + random.pick(suffixes),
    () => random.pick(prefixes) + path,
    () => path.replaceAll("/", random.pick(["//", "/./", "/../", "%2f", "\\", "/%2e%2e/", "/%252f"])),
    () => `${path}/${"a".repeat(random.below(40_000))}`,
    () => `${path}/${"../".repeat(random.below(3_000))}etc/passwd`,
    () => `${path}/${percentEncoded(random.bytes(1 + random.below(40)))}`,
    () => `${path}/${random.bytes(1 + random.below(40)).toString("latin1")}`,
    () => path.toUpperCase(),
    () => random.pick(wholeTargets),
  ])();
  draft.target = query === undefined ? odd : `${odd}?${query}`;
}

export function oddQuery(draft: Draft, random: Random): void {
  const value = random.pick([
    () => percentEncoded(random.bytes(random.below(200))),
    () => "x".repeat(random.below(30_000)),
    () => `${"a[".repeat(random.below(2_000))}=1`,
    () => Array.from({ length: random.below(2_000) }, (_, n) => `p=/${n}`).join("&"),
    () => random.pick(queries),
  ])();
  draft.target += `${draft.target.includes("?") ? "&" : "?"}${value}`;
}

const percentEncoded = (bytes: Buffer) => bytes.toString("hex").replace(/../g, "%$&");
