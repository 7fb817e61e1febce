/** As much of GitHub as signing in needs, on this machine: it checks what we send. */
import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export type GithubPerson = {
  id: number;
  login: string;
  name?: string | null;
  emails: { email: string; primary: boolean; verified: boolean }[];
};

export async function startGithub() {
  const settings = { issuer: "", clientId: "the-app", clientSecret: "a secret of app & GitHub" };
  const codes = new Map<string, { person: GithubPerson; query: URLSearchParams }>();
  const tokens = new Map<string, GithubPerson>();

  async function tokenFor(request: IncomingMessage): Promise<unknown> {
    const body = new URLSearchParams(await textOf(request));
    const grant = codes.get(body.get("code") ?? "");
    codes.delete(body.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(body.get("code_verifier") ?? "")
      .digest("base64url");
    const isOurs =
      body.get("client_secret") === settings.clientSecret && grant?.query.get("code_challenge") === challenge;
    if (!grant || !isOurs) return { error: "bad_verification_code" };
    const access_token = `gho_${randomUUID()}`;
    tokens.set(access_token, grant.person);
    return { access_token, token_type: "bearer", scope: "read:user,user:email" };
  }

  const server = createServer(async (request, response) => {
    const person = tokens.get(request.headers.authorization?.replace("Bearer ", "") ?? "");
    const answers: Record<string, () => unknown> = {
      "/login/oauth/access_token": () => tokenFor(request),
      "/api/v3/user": () => person && { id: person.id, login: person.login, name: person.name, avatar_url: null },
      "/api/v3/user/emails": () => person?.emails,
    };
    const body = await answers[request.url!]?.();
    response.writeHead(body ? 200 : 401, { "content-type": "application/json" }).end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  settings.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings,
    /** The person agrees: where the browser goes next. */
    approve(authorizeUrl: string, person: GithubPerson): string {
      const query = new URL(authorizeUrl).searchParams;
      const code = randomUUID();
      codes.set(code, { person, query });
      return `/callback?${new URLSearchParams({ code, state: query.get("state")! })}`;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
