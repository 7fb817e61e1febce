/** Asks an identity provider for the document by which sign-in finds everything else. */
import { fetchOutside } from "@platform/kernel/fetch-outside";

const patienceMs = 4_000;

/** `none`: the provider has no such document. `other`: what answers there is not who was named. */
export type Discovery = "answers" | "silent" | "other" | "none";

export async function discoveryOf(name: string, issuer: string): Promise<Discovery> {
  if (name === "github") return "none";
  const address = `${bare(issuer)}/.well-known/openid-configuration`;
  try {
    // As sign-in does: whom we ask is settled before we ask, and its own host is configured, not typed.
    const headers = { accept: "application/json" };
    const answer = await fetchOutside(address, { headers, allowedHosts: [new URL(issuer).host], patienceMs });
    if (answer.status !== 200) return "silent";
    const described = issuerIn(await answer.text());
    return described !== undefined && bare(described) === bare(issuer) ? "answers" : "other";
  } catch {
    // Whatever went wrong on the way, there was no answer, which is what the screen says.
    return "silent";
  }
}

function issuerIn(text: string): string | undefined {
  try {
    const described: unknown = JSON.parse(text);
    const issuer = (described as { issuer?: unknown } | null)?.issuer;
    return typeof issuer === "string" ? issuer : undefined;
  } catch {
    return undefined;
  }
}

const bare = (address: string) => address.replace(/\/+$/, "");
