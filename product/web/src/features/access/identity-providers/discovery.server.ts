/** Asks an identity provider for the document by which sign-in finds everything else. */

const patienceMs = 4_000;
const largestAnswer = 512 * 1024;

/** `none`: the provider has no such document. `other`: what answers there is not who was named. */
export type Discovery = "answers" | "silent" | "other" | "none";

export async function discoveryOf(name: string, issuer: string): Promise<Discovery> {
  if (name === "github") return "none";
  const address = `${bare(issuer)}/.well-known/openid-configuration`;
  try {
    const signal = AbortSignal.timeout(patienceMs);
    // As sign-in does: whom we ask is settled before we ask.
    const answer = await fetch(address, { headers: { accept: "application/json" }, redirect: "manual", signal });
    if (answer.status !== 200) {
      await answer.body?.cancel();
      return "silent";
    }
    const described = issuerIn(await textOf(answer));
    return described !== undefined && bare(described) === bare(issuer) ? "answers" : "other";
  } catch {
    // Whatever went wrong on the way, there was no answer, which is what the screen says.
    return "silent";
  }
}

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > largestAnswer) throw new Error(`The provider answered with more than ${largestAnswer} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
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
