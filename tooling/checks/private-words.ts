/** Counts the words that only people of this house understood: `node tooling/checks/private-words.ts`. Decision 0089 has the table. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

type PrivateWord = {
  word: string;
  now: string;
  /** Of an identifier in the code. */
  name?: RegExp;
  /** In names, comments and guides alike. */
  text?: RegExp;
};

export const privateWords: readonly PrivateWord[] = [
  { word: "deed", now: "action, committed act, account event", name: /deed(?!ed)/i, text: /\bdeeds?\b/gi },
  { word: "insist", now: "requirePermission, ensure…", name: /insist/i, text: /\binsist/gi },
  { word: "narrowed, narrowedAt", now: "permittedRows, permittedRowsAt", name: /^narrowed(At)$/ },
  { word: "onAll", now: "subjects", name: /^onAll$/ },
  { word: "tells", now: "audits", name: /^tells$/ },
  { word: "told", now: "auditView, or its noun", name: /^told$/ },
  { word: "brought", now: "contributions", name: /^brought(By)?$/ },
  { word: "givenLink", now: "oneTimeLink", name: /^givenLink$/i },
  { word: "carriage", now: "delivery", name: /carriage/i },
  { word: "Post, post…", now: "mailer", name: /^(Post|createPost)$/ },
  { word: "look (at a field)", now: "reveal", name: /^(look(Form|Fields|Key|Table)|LookReason)$/ },
  { word: "moment (of a list)", now: "snapshot", name: /listMoment|keepMoment|KeptMoment/i },
  { word: "walls, shell/ways", now: "middleware, navigation", text: /server\/walls|shell\/ways/g },
  { word: "turns, inTurn", now: "queue, limiter", name: /^(inTurn|createTurns|in\w+Turn)$/ },
  { word: "note…, say…", now: "record…, set…", name: /^(note(Use|Deed|Call|Session|Steps|Export)|say[A-Z]\w*)$/ },
  { word: "theirs, mine", now: "savedVersion, draft, or the noun", name: /^(theirs|mine)$/ },
  { word: "outrun", now: "stale", name: /outrun(?!s)/ },
  { word: "openAbierto", now: "stateOpen", name: /^openAbierto$/ },
  { word: "one", now: "the noun", name: /^one$/ },
  { word: "held", now: "the noun", name: /^held$/ },
  { word: "made", now: "the noun", name: /^made$/ },
  { word: "asked", now: "the noun", name: /^asked$/ },
  { word: "said", now: "the noun", name: /^said$/ },
  { word: "given", now: "the noun", name: /^given$/ },
  {
    word: "comments that begin with Whoever, What or Of",
    now: "the subject",
    text: /^\s*(?:\/\*\*|\/\/|\*) (?:Whoever|What|Of) /gm,
  },
];

const untouched = /\/migrations\/|^CHANGELOG\.md$|private-words|^docs\/decisions\/0089|messages[\w-]*\.ts$/;

export function sources(): Map<string, string> {
  const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.md"], { cwd: root, encoding: "utf8" });
  const paths = files
    .split("\n")
    .filter((path) => path !== "" && !untouched.test(path) && existsSync(join(root, path)));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

// Comments and plain strings go; what a template names between its quotes is code.
const noCode = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;
/** A local, a parameter or what a pattern takes out; not a property of somebody else's type. */
const declared =
  /\b(?:const|let|function|type)\s+(\w+)|[([{,]\s*(?:\w+:\s*(?!string|number|boolean|unknown))?(\w+)(?=\s*(?:[,})\]=]|=>|\??:\s*(?:[A-Z]|readonly|string|number|boolean|unknown)))/g;

export const namesIn = (code: string): string[] =>
  [...code.replaceAll(noCode, '""').matchAll(declared)].map(([, name, bound]) => (name ?? bound)!);

export function countOf({ name, text }: PrivateWord, files: ReadonlyMap<string, string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [path, source] of files) {
    const names =
      name && !path.endsWith(".md") ? namesIn(source).filter((declaredName) => name.test(declaredName)) : [];
    const found = names.length + (text ? [...source.matchAll(text)].length : 0);
    if (found > 0) counts.set(path, found);
  }
  return counts;
}

if (import.meta.main) {
  const files = sources();
  for (const each of privateWords) {
    const counts = [...countOf(each, files).values()];
    console.log(`${String(counts.reduce((sum, count) => sum + count, 0)).padStart(6)}  ${each.word}  →  ${each.now}`);
  }
}
