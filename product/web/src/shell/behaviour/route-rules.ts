import type { Redirect } from "@product/domain/site/route-rules";
import { fetchRetrying } from "./retrying-fetch.ts";

/** Where the server's rules send this path. When nobody answers, the navigation goes on and the server decides. */
export async function ruledRedirect(path: string): Promise<Redirect | undefined> {
  try {
    const answer = await fetchRetrying(`/api/route-rules?path=${encodeURIComponent(path)}`);
    return answer.ok ? ((await answer.json()) as { redirect?: Redirect }).redirect : undefined;
  } catch {
    return undefined;
  }
}
