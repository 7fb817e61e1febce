import type { LiveKind } from "#request/slices/live-kinds.ts";

export type Colleague = { id: string; name: string };

const known = new Map<string, string>();

/** The names of those who are there, as the server gives them: a presence itself says nothing but an id. */
export async function namesOf(kind: LiveKind, ids: readonly string[]): Promise<Colleague[]> {
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) await ask(kind, unknown);
  return ids
    .flatMap((id) => (known.has(id) ? [{ id, name: known.get(id)! }] : []))
    .toSorted((left, right) => left.name.localeCompare(right.name));
}

async function ask(kind: LiveKind, ids: readonly string[]): Promise<void> {
  try {
    const answer = await fetch(
      `/api/live/people?${new URLSearchParams({ kind, ids: ids.slice(0, mostAtOnce).join() })}`,
    );
    if (!answer.ok) return;
    for (const { id, name } of (await answer.json()) as Colleague[]) known.set(id, name);
  } catch {
    // Without names nobody is shown; the next change of who is there asks again.
  }
}

const mostAtOnce = 50;
