import { Refused, type Refusal } from "@product/domain/refusals";

type Refusable = { error: { code?: string | undefined } | null };

/**
 * The answer of the authentication service; its error is thrown, as a refusal of ours where we have a better sentence.
 */
export async function answered<Result extends Refusable>(
  response: Promise<Result>,
  known: Partial<Record<string, Refusal>> = {},
): Promise<Extract<Result, { error: null }>> {
  const result = await response;
  if (!result.error) return result as Extract<Result, { error: null }>;
  const refusal = known[result.error.code ?? ""];
  throw refusal ? new Refused(refusal) : result.error;
}
