/** Counts the words that only people of this house understand: `node tooling/checks/private-words.ts`. The record is 0089. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** As names: a whole identifier. Anywhere: within names, comments and guides alike. */
export const privateWords: readonly { word: string; now: string; name?: RegExp; anywhere?: RegExp }[] = [
  { word: "deed", now: "action, committed act, account event", anywhere: /deed(?!ed\b)/gi },
  { word: "insist", now: "requirePermission, ensure…", anywhere: /insist/gi },
  { word: "narrowed, placesOf", now: "permittedRows, permittedPlaces", name: /^(narrowed(At)?|placesOf)$/ },
  { word: "onAll", now: "subjects", name: /^onAll$/ },
  { word: "tells", now: "audits", name: /^tells$/ },
  { word: "told", now: "auditView, or its noun", name: /^told$/i },
  { word: "brought", now: "contributions", name: /^brought$/i },
  { word: "givenLink", now: "oneTimeLink", name: /^givenLink$/i },
  { word: "letter", now: "message", name: /letter(?!Shape|Height|Spacing)/i },
  { word: "carriage", now: "delivery mode", anywhere: /carriage(?! return)/gi },
  { word: "post (of mails)", now: "mailer", name: /^(Post|post[A-Z]\w*)$/ },
  { word: "look (at a field)", now: "reveal", name: /^looks?(Twice|Ups?|Reason|Text)?$/ },
  { word: "moment (of a list)", now: "snapshot", name: /listMoment|momentOf|^moments$/i },
  {
    word: "walls, ways",
    now: "middleware, navigation",
    anywhere: /#server\/walls|#shell\/ways|server\/walls\/|shell\/ways\//,
  },
  { word: "turns, inTurn", now: "queue, limiter", name: /^(turns|inTurn|createTurns|Turns?|turnOf)$/ },
  { word: "note…, say…", now: "record…, set…", name: /^(note|say)[A-Z]/ },
  { word: "theirs, mine", now: "savedVersion, draft, or the noun", name: /^(theirs|mine)$/ },
  { word: "isOutrun", now: "isStale", name: /outrun/i },
  { word: "spoken", now: "usedCatalogues", name: /^spoken$/ },
  { word: "crowd, world (realtime)", now: "connectionLimits, tenant", anywhere: /hub\/(crowd|world)/g },
  { word: "Call (auth)", now: "AuthRequest", name: /^Call$/ },
  { word: "openAbierto", now: "stateOpen", name: /^openAbierto$/ },
  { word: "one", now: "the noun", name: /^one$/ },
  { word: "held", now: "the noun", name: /^held$/ },
  { word: "made", now: "the noun", name: /^made$/ },
  { word: "asked", now: "the noun", name: /^asked$/ },
  { word: "said", now: "the noun", name: /^said$/ },
  { word: "given", now: "the noun", name: /^given$/ },
  {
    word: "sentences that begin with Whoever, What or Of",
    now: "the subject",
    anywhere: /(?:\/\*\*|\/\/|^ \*|[.:] )\s*(?:Whoever|What|Of)\s/gm,
  },
];
