/** Someone who signs in through a provider: what their browser does, step by step. */
import { createHash } from "node:crypto";
import type { Person } from "./id-tokens.ts";
import type { OpenidProvider } from "./openid-provider.ts";
import type { Service } from "./service.ts";

export const verifier = "v".repeat(50);
export const challenge = createHash("sha256").update(verifier).digest("base64url");
export const withProofKey = `&code_challenge=${challenge}&code_challenge_method=s256`;

export function createVisitor(service: Service, provider: OpenidProvider, name = "acme") {
  let people = 0;
  const jar = new Map<string, string>();

  /** As the browser does it, which keeps our cookies. */
  async function open(path: string, token?: string, headers: Record<string, string> = {}) {
    const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join("; ");
    const answer = await service.get(path, token, { ...(cookie ? { cookie } : {}), ...headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, key, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (line.includes("Max-Age=0")) jar.delete(key!);
      else jar.set(key!, value!);
    }
    return answer;
  }

  /** To the provider; `more` are further parameters. */
  async function start(more = ""): Promise<string> {
    const { headers } = await open(`/authorize?provider=${name}&redirect_to=https://app.example/in${more}`);
    return headers.get("location")!;
  }

  /** Follows a link of ours, and looks at where it leads. */
  async function follow(path: string, headers: Record<string, string> = {}) {
    const answer = await open(path, undefined, headers);
    const url = new URL(answer.headers.get("location") ?? `status:${answer.status}`);
    const fragment = Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
    return { status: answer.status, url, query: Object.fromEntries(url.searchParams), fragment };
  }

  const signIn = async (person: Person, more = "") => follow(provider.approve(await start(more), person));

  return {
    open,
    start,
    follow,
    signIn,
    someone(more: object = {}): Person & { email: string } {
      const called = `person${people++}`;
      return { sub: `sub-${called}`, email: `${called}@example.org`, email_verified: true, name: called, ...more };
    },
    /** Signs in, and shows the user as they see themselves. */
    async userAfter(person: Person): Promise<Record<string, any>> {
      const { fragment } = await signIn(person);
      return (await service.get("/user", fragment["access_token"])).body;
    },
  };
}
