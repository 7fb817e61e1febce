/** Upkeep of the words by which workers are found. The database adds them by itself. */
import { sql } from "drizzle-orm";
import { inTransaction } from "./write.ts";

/** Takes out words that nobody has any more, since a name may have been erased, and those that stand there twice. */
export const forgetUnusedWords = (): Promise<number> =>
  inTransaction(async (tx) => {
    const { rows } = await tx.execute<{ kind: string; word: string }>(sql`SELECT kind, word FROM app.worker_word AS kept
      WHERE ${isUnused} OR EXISTS (SELECT FROM app.worker_word twin WHERE twin.word = kept.word AND twin.kind = kept.kind
        AND twin.ctid <> kept.ctid)`);
    if (rows.length === 0) return 0;
    // Writing a worker relies on the stored words, so no worker may be written while one is deleted.
    await tx.execute(sql`LOCK TABLE app.worker IN SHARE MODE`);
    const words = sql.param(rows.map(({ word }) => word));
    const { rowCount } = await tx.execute(sql`DELETE FROM app.worker_word AS kept WHERE word = ANY(${words}::text[])
      AND (${isUnused} OR EXISTS (SELECT FROM app.worker_word twin WHERE twin.word = kept.word AND twin.kind = kept.kind
        AND twin.ctid < kept.ctid))`);
    return rowCount ?? 0;
  });

const isUnused = sql`CASE kept.kind
  WHEN 'town' THEN NOT EXISTS (SELECT FROM app.worker WHERE app.fold(town) = kept.word)
  ELSE NOT EXISTS (SELECT FROM app.worker
    WHERE string_to_array(left(searched, -char_length(code) - 1), ' ') @> ARRAY[kept.word]) END`;
