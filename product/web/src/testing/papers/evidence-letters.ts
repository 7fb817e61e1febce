/** The letters that ask for documents, and the links in them. */
import type { useTestDatabase } from "@product/database/testing/test-database";
import { evidenceJobs } from "#features/papers/evidence/jobs.server.ts";
import type { Letter } from "#request/ports/mailer.ts";

/** The messages that the jobs would send now. */
export async function evidenceLetters(query: ReturnType<typeof useTestDatabase>["query"]): Promise<Letter[]> {
  const sent: Letter[] = [];
  const jobs = evidenceJobs(async (letter) => void sent.push(letter), "https://staff.example");
  const { rows } = await query("SELECT payload FROM app.job WHERE kind = 'document.letter' ORDER BY id");
  for (const { payload } of rows) await jobs["document.letter"](payload);
  await query("DELETE FROM app.job");
  return sent;
}

export const tokenIn = (letter: Letter | undefined) => /evidence\/([\w-]{43})/.exec(JSON.stringify(letter))![1]!;
