/** Finds SQL that the oldest promised PostgreSQL, 15, does not understand: the tests run on a newer one, which takes it. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export type TooNew = { line: number; what: string };

export function tooNewIn(source: string): TooNew[] {
  const found = [...nameless(source), ...newer(source)];
  return found
    .map(({ at, what }) => ({ line: source.slice(0, at).split("\n").length, what }))
    .toSorted((finding, other) => finding.line - other.line);
}

/** Everything that asks the database, in files that are kept. */
export function tooNewSql(repository: string): string[] {
  const files = execFileSync("git", ["ls-files", "product", "platform", "tooling"], {
    cwd: repository,
    encoding: "utf8",
  });
  return (
    files
      .split("\n")
      .filter((file) => /\.(sql|ts|tsx)$/.test(file) && !file.startsWith("tooling/checks/sql-floor"))
      // A dump of a newer server, which is read and never run.
      .filter((file) => !file.endsWith("/testing/hosted-project.sql"))
      .flatMap((file) =>
        tooNewIn(readFileSync(join(repository, file), "utf8")).map(({ line, what }) => `${file}:${line} ${what}`),
      )
  );
}

// PostgreSQL 16 lets a subquery go without a name.
function* nameless(source: string) {
  for (const { index, 0: start } of source.matchAll(
    /\b(?:FROM|JOIN)(?:\s+LATERAL)?\s*\((?=\s*(?:SELECT|VALUES|WITH|\$\{))/g,
  )) {
    const after = source.slice(closing(source, index + start.length)).trimStart();
    const names = /^(?:AS\s+)?(?:"?([A-Za-z_]\w*)"?|\$\{)/i.exec(after);
    if (!names || keywords.test(names[1] ?? "")) yield { at: index, what: "a subquery without a name" };
  }
}

const keywords =
  /^(WHERE|ON|USING|GROUP|ORDER|LIMIT|OFFSET|UNION|LEFT|RIGHT|FULL|INNER|CROSS|JOIN|NATURAL|HAVING|RETURNING|SET)$/i;

function closing(source: string, from: number): number {
  let depth = 1;
  for (let at = from; at < source.length; at++) {
    if (source[at] === "(") depth += 1;
    if (source[at] === ")" && --depth === 0) return at + 1;
  }
  return source.length;
}

const later: readonly [form: RegExp, what: string][] = [
  [/\bANY_VALUE\s*\(/g, "any_value came with 16"],
  [
    /\b(?:JSON_ARRAY|JSON_ARRAYAGG|JSON_OBJECTAGG|JSON_SCALAR|JSON_SERIALIZE)\s*\(/g,
    "SQL/JSON constructors came with 16",
  ],
  [/\bIS\s+(?:NOT\s+)?JSON\b/g, "IS JSON came with 16"],
  [/\b(?:JSON_TABLE|JSON_EXISTS|JSON_QUERY|JSON_VALUE)\s*\(/g, "SQL/JSON queries came with 17"],
  [/\bpg_input_is_valid\s*\(/gi, "pg_input_is_valid came with 16"],
  [/\b(?:array_shuffle|array_sample|date_add|date_subtract|random_normal)\s*\(/gi, "it came with 16"],
  [/\bWHEN NOT MATCHED BY SOURCE\b/g, "MERGE BY SOURCE came with 17"],
  [/\bMERGE\s+INTO\b[^;`]*\bRETURNING\b/g, "MERGE … RETURNING came with 17"],
  [/\b(?:uuidv7|uuidv4|casefold|array_sort|array_reverse)\s*\((?=[^)]*\))/g, "it came with 18"],
  [/\bRETURNING\s+(?:WITH\s*\(\s*)?(?:OLD|NEW)\b/g, "RETURNING OLD and NEW came with 18"],
  [/\)\s+VIRTUAL\b/g, "virtual columns came with 18"],
  [/\bWITHOUT\s+OVERLAPS\b/g, "WITHOUT OVERLAPS came with 18"],
  [/\btransaction_timeout\b/g, "transaction_timeout came with 17"],
];

function* newer(source: string) {
  for (const [form, what] of later) for (const { index } of source.matchAll(form)) yield { at: index, what };
}
