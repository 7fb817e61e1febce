/** Makes one bad request: an honest one with one to three things wrong. */
import { bytesOf, type Draft, type Ending } from "./draft.ts";
import { honestDraft, type Endpoint, type Site } from "./endpoints.ts";
import { garbage } from "./garbage.ts";
import { brokenForm, oddForm, otherType, wrongFraming } from "./odd-bodies.ts";
import { hugeHeaders, malformedLine, oddHeader, oddHost, repeatedHeader } from "./odd-headers.ts";
import { oddMultipart } from "./odd-multipart.ts";
import { oddMethod, oddPath, oddQuery, oddVersion } from "./odd-targets.ts";
import { randomFrom, type Random } from "#e2e/soak/random.ts";

export type BadRequest = { tricks: string[]; bytes: Buffer; ending: Ending; mayWait: boolean; where: number };

/** The same seed, endpoint and number give the same request but for the version, so that any one can be sent again alone. */
export function badRequest(seed: string, endpoint: Endpoint, number: number, site: Site): BadRequest {
  const random = randomFrom(`${seed} ${endpoint.name} ${number}`);
  const draft = honestDraft(endpoint, site, random);
  const tricks = Array.from({ length: random.pick([1, 1, 1, 1, 2, 3]) }, () =>
    random.pick(random.pick(endpoint.sendsForm ? forForms : forAll)),
  );
  for (const trick of tricks) trick(draft, random, site);
  draft.ending = random.chance(0.8) ? "whole" : random.pick(["trickled", "pipelined", "cut", "reset"]);
  const bytes = bytesOf(draft);
  return {
    tricks: tricks.map(({ name }) => name),
    bytes,
    ending: draft.ending,
    // Any header may be about how long the body is, so only a request whose headers were left alone must be answered.
    mayWait: draft.mayWait || tricks.some((trick) => aboutHeaders.has(trick)),
    where: 1 + random.below(Math.max(1, bytes.length - 1)),
  };
}

type Trick = (draft: Draft, random: Random, site: Site) => void;

const chunkedBody: Trick = (draft) => void (draft.framing = "chunked");
const anyBody: Trick = (draft, random, site) =>
  random.pick([oddForm, brokenForm, otherType, oddMultipart])(draft, random, site);

// A share of the lottery for each kind, so that most requests get past the door and try what is behind it.
const heads: Trick[] = [
  oddMethod,
  oddVersion,
  oddHeader,
  oddHeader,
  oddHeader,
  repeatedHeader,
  hugeHeaders,
  malformedLine,
  oddHost,
];
const targets: Trick[] = [oddPath, oddPath, oddPath, oddQuery];
const bodies: Trick[] = [oddForm, oddForm, oddForm, brokenForm, otherType, oddMultipart, chunkedBody];
const forAll: Trick[][] = [
  heads,
  heads,
  heads,
  targets,
  targets,
  targets,
  targets,
  [anyBody],
  [wrongFraming],
  [garbage],
];
const forForms: Trick[][] = [heads, heads, [oddQuery], [wrongFraming], bodies, bodies, bodies, bodies, bodies, bodies];
const aboutHeaders = new Set<Trick>([
  oddHeader,
  repeatedHeader,
  hugeHeaders,
  malformedLine,
  oddMethod,
  oddVersion,
  garbage,
]);
