/** Invented people with accounts at a service under test, and the requests that they make. */
import type { Caller } from "#bench/measuring/load.process.ts";

export type People = { refreshing: Caller[]; asking: Caller[]; signingIn: Caller[] };

/** The part of a session's answer that the next request needs. */
export type Opened = { access_token: string; refresh_token: string };

export async function signUpPeople(url: string, headers: Record<string, string>, count: number): Promise<People> {
  const opened: Opened[] = [];
  for (let n = 0; n < count; n += 1) {
    const body = JSON.stringify({ ...credentials(n), data: { full_name: `Ana Núñez ${n}`, language: "es" } });
    const answer = await fetch(`${url}/auth/v1/signup`, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(`sign-up answered ${answer.status} ${await answer.text()}`);
    opened.push((await answer.json()) as Opened);
  }
  return peopleWith(opened);
}

export const peopleWith = (opened: readonly Opened[]): People => ({
  refreshing: opened.map(({ refresh_token }) => ({ body: JSON.stringify({ refresh_token }), refreshes: true })),
  asking: opened.map(({ access_token }) => ({ headers: { authorization: `Bearer ${access_token}` } })),
  signingIn: opened.map((_, n) => ({ body: JSON.stringify(credentials(n)) })),
});

const credentials = (n: number) => ({ email: `person-${n}@example.org`, password: `an invented password ${n}` });
