/** Where something of a person is left: every table of every schema, so that a new one is looked through by itself, and every file. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fold } from "@product/domain/filters/fold";
import { textsInMemory } from "./memory.ts";

type Ask = (sql: string) => Promise<{ rows: Record<string, string>[] }>;

/** `words`: names, addresses and numbers, as they were typed. Answers with tables and files and what of it they hold; none is what it should be. */
export async function tracesOf(ask: Ask, words: readonly string[], folder: string): Promise<string[]> {
  const find = finder(words);
  const tables = await ask(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p', 'm') AND NOT c.relispartition
       AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema' ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await ask(`SELECT held::text AS text FROM ${name} AS held`);
    found.push(...find(rows.map(({ text }) => text).join("\n")).map((what) => `${name}: ${what}`));
  }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    found.push(...find(`${entry.name}\n${(await readFile(path)).toString("utf8")}`).map((what) => `${path}: ${what}`));
  }
  return found;
}

/** The traces in this process's memory. The finder is made afterwards, since it would find itself. */
export async function tracesInMemory(words: readonly string[]): Promise<string[]> {
  const texts = await textsInMemory();
  return finder(words)(texts.join("\n")).map((what) => `memory: ${what}`);
}

/** In any case, with and without accents as searches keep words, within bytes too, and as the plain digest that anybody can make of it. */
function finder(typed: readonly string[]): (text: string) => string[] {
  const words = [...new Set(typed.flatMap((word) => [word, word.normalize("NFD"), fold(word)]))];
  const asTyped = [...new Set(words.flatMap((word) => [word, word.toLowerCase(), word.toUpperCase()]))];
  const plain = new Set([
    ...words.map((word) => word.toLowerCase()),
    ...asTyped.map((word) => Buffer.from(word).toString("hex")),
  ]);
  const digests = new Map(asTyped.flatMap((word) => digestsOf(word).map((digest) => [digest, `a digest of ${word}`])));
  return (text) => {
    const lowered = text.toLowerCase();
    const tokens = new Set(lowered.match(/[\w+/-]{20,}/g));
    return [
      ...[...plain].filter((form) => lowered.includes(form)),
      // Bytes are shown as \x and their digits.
      ...[...tokens].flatMap((token) => digests.get(token) ?? digests.get(token.replace(/^x/, "")) ?? []),
    ];
  };
}

const digestsOf = (word: string): string[] =>
  ["md5", "sha1", "sha224", "sha256", "sha512"].flatMap((kind) => {
    const digest = createHash(kind).update(word).digest();
    const texts = [digest.toString("hex"), digest.toString("base64").replace(/=+$/, ""), digest.toString("base64url")];
    return texts.map((text) => text.toLowerCase());
  });
