/** The page on which someone tells a provider who they are, and whether the app may know. */
import type { Person } from "./id-tokens.ts";

export function consentPage(
  query: URLSearchParams,
  people: readonly Person[],
  agree: (person: Person) => URLSearchParams,
): string {
  const back = (answer: URLSearchParams) => `${query.get("redirect_uri")}?${answer}`.replaceAll("&", "&amp;");
  const refusal = new URLSearchParams({ error: "access_denied", state: query.get("state")! });
  const links = [
    ...people.map((person) => [back(agree(person)), `Continue as ${person.sub}`]),
    [back(refusal), "Cancel"],
  ].map(([href, words]) => `<p><a href="${href}">${words}</a></p>`);
  return `<!doctype html><html lang="en"><title>Acme</title><h1>Sign in with Acme</h1>${links.join("")}</html>`;
}
