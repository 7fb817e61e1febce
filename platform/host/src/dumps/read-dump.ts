/**
 * Finds the rows in a dump as `pg_dump` writes it in plain text. Statements that create tables, functions and rights
 * are skipped.
 */
export type DumpPart = { table: string; columns: string[] } & (
  | { kind: "copied"; rows: (string | null)[][] }
  /** The text after the names of the columns: VALUES and so on. */
  | { kind: "inserted"; values: string }
);

export const isDump = (text: string) =>
  /^-- PostgreSQL database dump/m.test(text) || /^COPY \S+ \(.*\) FROM stdin;$/m.test(text);

export function* partsOfDump(text: string): Generator<DumpPart> {
  let at = 0;
  while (at < text.length) {
    const { statement, end } = nextStatement(text, at);
    at = end;
    const copy = copying.exec(statement);
    const insert = inserting.exec(statement);
    if (copy) at = yield* copiedRows(text, at, { table: nameIn(copy[1]!), columns: columnsIn(copy[2]!) });
    else if (insert)
      yield { kind: "inserted", table: nameIn(insert[1]!), columns: columnsIn(insert[2] ?? ""), values: insert[3]! };
  }
}

const name = String.raw`(?:"[^"]+"|\w+)\.(?:"[^"]+"|\w+)`;
const copying = new RegExp(String.raw`^COPY (${name}) \(([^)]*)\) FROM stdin`, "i");
const inserting = new RegExp(
  String.raw`^INSERT INTO (${name})\s*(?:\(([^)]*)\))?\s*((?:OVERRIDING|VALUES)[\s\S]*)$`,
  "i",
);
const nameIn = (written: string) => written.replaceAll('"', "");
const columnsIn = (written: string) =>
  written
    .split(",")
    .map((column) => column.trim().replaceAll('"', ""))
    .filter((column) => column !== "");

// Two halves of a text around a doubled quote are two texts here, which ends at the same place.
const piece =
  /--[^\n]*|\/\*[\s\S]*?\*\/|[eE]'(?:[^'\\]|\\[\s\S]|'')*'|'[^']*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|[A-Za-z_][\w$]*|\d+|;|\s+|[\s\S]/y;

/** Up to its semicolon, without the remarks and the commands of psql before it. */
function nextStatement(text: string, from: number): { statement: string; end: number } {
  let begin: number | undefined;
  let at = from;
  while (at < text.length) {
    if (begin === undefined && text[at] === "\\") {
      at = endOfLine(text, at);
      continue;
    }
    piece.lastIndex = at;
    const found = piece.exec(text)![0];
    if (found === ";") return { statement: text.slice(begin ?? at, at), end: at + 1 };
    if (begin === undefined && !/^(?:\s|--|\/\*)/.test(found)) begin = at;
    at += found.length;
  }
  return { statement: "", end: at };
}

const endOfLine = (text: string, at: number) => {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end + 1;
};

const atOnce = 1000;

/** Gives where it ended. */
function* copiedRows(
  text: string,
  from: number,
  head: { table: string; columns: string[] },
): Generator<DumpPart, number> {
  let at = endOfLine(text, from);
  let rows: (string | null)[][] = [];
  for (;;) {
    const end = endOfLine(text, at);
    const line = text.slice(at, end).replace(/\r?\n$/, "");
    const isOver = line === String.raw`\.` || at >= text.length;
    if (!isOver) rows.push(line.split("\t").map(valueOf));
    if (rows.length === atOnce || (isOver && rows.length > 0)) {
      yield { kind: "copied", ...head, rows };
      rows = [];
    }
    at = end;
    if (isOver) return at;
  }
}

const letters: Record<string, string> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" };

function valueOf(written: string): string | null {
  if (written === String.raw`\N`) return null;
  return written.includes("\\")
    ? written.replaceAll(/\\([\s\S])/g, (_, letter: string) => letters[letter] ?? letter)
    : written;
}
