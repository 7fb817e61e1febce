/** A real OpenID provider on this machine: it checks what we send, and can be told to misbehave. */
import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { secondsOf } from "@platform/kernel/clock";
import { createIdTokens, type Forgery, type Person } from "./id-tokens.ts";
import { consentPage } from "./openid-consent.ts";

type Trouble = "hanging" | "huge" | "broken" | "redirecting";
type Grant = { person: Person; query: URLSearchParams };

export type OpenidProvider = Awaited<ReturnType<typeof startOpenidProvider>>;

export async function startOpenidProvider(clock: () => Date = () => new Date()) {
  const settings = { issuer: "", clientId: "the-app", clientSecret: "a secret of app & provider" };
  const tokens = await createIdTokens(settings.clientSecret);
  const state = {
    clock,
    /** How the next id tokens are forged. */
    forgery: undefined as Forgery | undefined,
    /** Which endpoint misbehaves, and how. */
    trouble: {} as Partial<Record<"discovery" | "jwks" | "token" | "userinfo", Trouble>>,
    /** Fields of the discovery document beyond the usual ones. */
    metadata: {} as Record<string, unknown>,
    /** Claims that only the userinfo endpoint tells. */
    userinfo: undefined as Record<string, unknown> | undefined,
    asked: [] as string[],
    /** The people from whom a visitor with a browser can choose. */
    people: [] as Person[],
  };
  const grants = new Map<string, Grant>();

  function claimsFor({ person, query }: Grant) {
    const iat = secondsOf(state.clock());
    const nonce = query.get("nonce");
    const common = { iss: settings.issuer, aud: settings.clientId, iat, exp: iat + 600 };
    return { ...common, ...(nonce === null ? {} : { nonce }), ...person };
  }

  async function tokenAnswer(request: IncomingMessage): Promise<[number, unknown]> {
    const body = new URLSearchParams(await textOf(request));
    const grant = grants.get(body.get("code") ?? "");
    grants.delete(body.get("code") ?? "");
    const [id, secret] = clientIn(request.headers.authorization);
    if (id !== settings.clientId || secret !== settings.clientSecret) return [401, { error: "invalid_client" }];
    const challenge = createHash("sha256")
      .update(body.get("code_verifier") ?? "")
      .digest("base64url");
    const isOurs =
      grant?.query.get("code_challenge") === challenge && grant.query.get("redirect_uri") === body.get("redirect_uri");
    if (!grant || !isOurs) return [400, { error: "invalid_grant" }];
    const id_token = await tokens.write(claimsFor(grant), state.forgery);
    const access_token = `access of ${grant.person.sub}`.replaceAll(" ", "-");
    return [200, { access_token, refresh_token: "refresh-elsewhere", token_type: "Bearer", expires_in: 60, id_token }];
  }

  const endpoints: Record<string, ["discovery" | "jwks" | "token" | "userinfo", (r: IncomingMessage) => unknown]> = {
    "/.well-known/openid-configuration": ["discovery", async () => [200, discovery(settings.issuer, state.metadata)]],
    "/jwks": ["jwks", async () => [200, { keys: tokens.keySet }]],
    "/token": ["token", tokenAnswer],
    "/userinfo": ["userinfo", async () => [200, state.userinfo ?? {}]],
  };

  /** The person agrees: what the browser brings back. */
  function agreed(query: URLSearchParams, person: Person): URLSearchParams {
    const code = randomUUID();
    grants.set(code, { person, query });
    return new URLSearchParams({ code, state: query.get("state")! });
  }

  const server = createServer(async (request, response) => {
    if (request.url!.startsWith("/authorize?")) {
      const query = new URL(request.url!, settings.issuer).searchParams;
      return response
        .writeHead(200, { "content-type": "text/html" })
        .end(consentPage(query, state.people, (person) => agreed(query, person)));
    }
    const [name, answer] = endpoints[request.url!] ?? [];
    state.asked.push(name ?? request.url!);
    if (!name || !answer) return response.writeHead(404).end();
    if (state.trouble[name]) return misbehave(response, state.trouble[name]);
    const [status, body] = (await answer(request)) as [number, unknown];
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  settings.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    settings,
    state,
    /** The person agrees without looking: where the browser goes next. */
    approve: (authorizeUrl: string, person: Person): string =>
      `/callback?${agreed(new URL(authorizeUrl).searchParams, person)}`,
    /** An id token as a native app gets it. */
    idToken: (person: Person, forgery?: Forgery) =>
      tokens.write(claimsFor({ person, query: new URLSearchParams() }), forgery),
    /** Honest again. */
    reset: () =>
      void Object.assign(state, {
        forgery: undefined,
        trouble: {},
        metadata: {},
        userinfo: undefined,
        asked: [],
        people: [],
      }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const discovery = (issuer: string, more: Record<string, unknown>) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  userinfo_endpoint: `${issuer}/userinfo`,
  response_types_supported: ["code"],
  // A provider that says so does not make it so.
  id_token_signing_alg_values_supported: ["RS256", "HS256", "none"],
  ...more,
});

function misbehave(response: ServerResponse, trouble: Trouble): void {
  if (trouble === "hanging") return;
  if (trouble === "redirecting") return void response.writeHead(302, { location: "/elsewhere" }).end();
  if (trouble === "broken") return void response.writeHead(500).end("out of order");
  response.writeHead(200, { "content-type": "application/json" });
  const chunk = "x".repeat(64 * 1024);
  const pour = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once("drain", pour);
  };
  response.on("error", () => {});
  pour();
}

/** Each half is encoded as in a form (RFC 6749, 2.3.1). */
const clientIn = (authorization = "") =>
  Buffer.from(authorization.replace("Basic ", ""), "base64")
    .toString()
    .split(":")
    .map((half) => new URLSearchParams(`half=${half}`).get("half"));

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
