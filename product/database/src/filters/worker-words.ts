/** Finds workers by what their names, codes, towns and telephone numbers contain. */
import { sql, type SQL } from "drizzle-orm";
import { fold } from "@product/domain/filters/fold";
import { someWorkers, workerWords } from "@product/database/tables/people/worker";
import { literally } from "./compile.ts";

/** As the index has them: the words of the names, without the code that stands behind them. */
const wordsOfNames = sql`string_to_array(left(${someWorkers.searched}, -char_length(${someWorkers.code}) - 1), ' ')`;

/** Indexes know three letters in a row, and no fewer. */
const fewestLetters = 3;
const isLong = (piece: string) => piece.length >= fewestLetters;

/** Condition that a name or a code contains the text, piece by piece: a piece without a space lies in one word. */
export function containedInName(text: string): SQL | undefined {
  const pieces = certainlyFolded(text)?.split(" ").filter(Boolean) ?? [];
  const known = pieces.filter((piece) => isLong(piece) || !canBeInCode(piece)).map(pieceOfName);
  return known.length > 0 ? sql`(${sql.join(known, sql` AND `)})` : undefined;
}

function pieceOfName(piece: string): SQL {
  const inNames = sql`${wordsOfNames} && ${wordsWith("name", piece)}`;
  return canBeInCode(piece) ? sql`(${inNames} OR lower(${someWorkers.code}) LIKE ${anywhere(piece)})` : inNames;
}

export function containedInTown(text: string): SQL | undefined {
  const piece = certainlyFolded(text);
  return piece ? sql`app.fold(${someWorkers.town}) = ANY(${wordsWith("town", piece)})` : undefined;
}

export const containedInMobile = (text: string): SQL | undefined =>
  /^[+\d]{3,}$/.test(text) ? sql`${someWorkers.mobile} LIKE ${`%${text}%`}` : undefined;

const wordsWith = (kind: "name" | "town", piece: string): SQL =>
  sql`ARRAY(SELECT ${workerWords.word} FROM ${workerWords}
    WHERE ${workerWords.kind} = ${kind} AND ${workerWords.word} LIKE ${anywhere(piece)})`;

const anywhere = (piece: string): SQL => sql`'%' || ${literally(sql`${piece}::text`)} || '%'`;

/** None of I, L, O, 0 and 1 is in a code. */
const canBeInCode = (piece: string) => /^[-w2-9a-hjkmnp-z]*$/.test(piece);

/** Only what the database is known to fold alike: beyond the letters of Europe, nothing is foretold of its length. */
function certainlyFolded(text: string): string | undefined {
  const folded = fold(text);
  return /^[\x20-\x7e\u00c0-\u017f]*$/.test(text) && /^[\x20-\x7e]*$/.test(folded) ? folded : undefined;
}
