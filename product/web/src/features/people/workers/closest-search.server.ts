/** The likely meaning of a search that found no worker. */
import { and, eq, or, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Filter } from "@product/domain/filters/filter";
import { fold } from "@product/domain/filters/fold";
import { editsBetween } from "@product/domain/people/edits-between";
import { database } from "@product/database/client";
import { workerWords } from "@product/database/tables/people/worker";
import { countBy } from "./queries.server.ts";

const mostWords = 4;
const mostTries = 5;
const perWord = 3;
const mostLookedAt = 300;

/** The search with the closest names in place of words that no name contains, if someone whom the actor sees has them. */
export async function closestSearch(
  actor: Actor,
  q: string,
  filterFor: (q: string) => Filter,
): Promise<string | undefined> {
  const typed = q.split(/\s+/).filter(Boolean);
  if (typed.length > mostWords || !typed.some(mayBeMisspelt)) return undefined;
  const meant = await Promise.all(typed.map((word) => (mayBeMisspelt(word) ? closestWords(word) : [word])));
  const searches = combined(meant).filter((search) => search !== typed.join(" "));
  // Only what finds someone is told: a word alone would tell that somewhere there is such a name.
  for (const search of searches.slice(0, mostTries)) if ((await countBy(filterFor(search), actor)) > 0) return search;
  return undefined;
}

const mayBeMisspelt = (word: string) => /^\p{Letter}{3,40}$/u.test(word);

/** The word itself where a name contains it, otherwise those that fewest changes lead to. */
async function closestWords(word: string): Promise<string[]> {
  const folded = fold(word);
  const alike = sql<number>`similarity(${workerWords.word}, ${folded})`;
  const rows = await database
    .selectDistinct({ word: workerWords.word, alike })
    .from(workerWords)
    .where(
      and(eq(workerWords.kind, "name"), or(sql`${workerWords.word} % ${folded}`, contains(folded), begins(folded))),
    )
    .orderBy(sql`2 DESC`)
    .limit(mostLookedAt);
  if (rows.some((row) => row.word.includes(folded))) return [word];
  return rows
    .map((row) => ({ ...row, edits: editsBetween(row.word, folded) }))
    .filter(({ edits }) => edits <= (folded.length < 6 ? 1 : 2))
    .toSorted((match, other) => match.edits - other.edits || other.alike - match.alike)
    .slice(0, perWord)
    .map((row) => row.word);
}

/** Two letters in the wrong order leave few of the threes that make words alike. */
const begins = (folded: string) => sql`(${workerWords.word} LIKE ${`${folded.slice(0, 2)}%`}
  AND char_length(${workerWords.word}) BETWEEN ${folded.length - 2} AND ${folded.length + 2})`;

const contains = (folded: string) => sql`${workerWords.word} LIKE ${`%${folded}%`}`;

/** The closest of all first, then those where one word is less close. */
const combined = (choices: readonly string[][]): string[] =>
  choices
    .reduce<{ words: string[]; rank: number }[]>(
      (before, words) =>
        before.flatMap((start) =>
          words.map((word, index) => ({ words: [...start.words, word], rank: start.rank + index })),
        ),
      [{ words: [], rank: 0 }],
    )
    .toSorted((choice, other) => choice.rank - other.rank)
    .map(({ words }) => words.join(" "));
