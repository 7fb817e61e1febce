/** An application that people sign in to with their account here: what it and their browser do, step by step. */
import { createHash, randomBytes } from "node:crypto";
import type { Service } from "./service.ts";

export const appAddress = "https://app.example/back";
export const verifier = randomBytes(32).toString("base64url");
export const challenge = createHash("sha256").update(verifier).digest("base64url");

type App = { client_id: string; client_secret?: string };
type Fields = Record<string, string>;

export function createOAuthApp(service: Service) {
  const register = async (more: object = {}): Promise<App & Record<string, any>> => {
    const body = { client_name: "Rota board", redirect_uris: [appAddress], ...more };
    return (await service.post("/admin/oauth/clients", body, await service.adminToken())).body as App;
  };

  /** Where the browser is sent when the application sends it to us; a field that is empty is left out. */
  async function send(app: App, more: Fields = {}) {
    const fields = {
      response_type: "code",
      client_id: app.client_id,
      redirect_uri: appAddress,
      scope: "email",
      state: "s-1",
      code_challenge: challenge,
      code_challenge_method: "S256",
      ...more,
    };
    const query = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ""));
    const answer = await service.get(`/oauth/authorize?${query}`);
    const location = answer.headers.get("location");
    return { ...answer, location, query: location ? Object.fromEntries(new URL(location).searchParams) : {} };
  }

  const decide = async (id: string, token: string, action = "approve") => {
    await service.get(`/oauth/authorizations/${id}`, token);
    return service.post(`/oauth/authorizations/${id}/consent`, { action }, token);
  };

  /** The code that the application gets when the person says yes. */
  async function codeFor(app: App, token: string, more: Fields = {}): Promise<string> {
    const { query } = await send(app, more);
    const { body } = await decide(query["authorization_id"]!, token);
    return new URL(body["redirect_url"]).searchParams.get("code")!;
  }

  const ask = (app: App, fields: Fields, headers: Fields = basic(app)) =>
    service.ask("POST", "/oauth/token", new URLSearchParams(fields).toString(), {
      "content-type": "application/x-www-form-urlencoded",
      ...headers,
    });

  const exchange = (app: App, code: string, more: Fields = {}, headers?: Fields) =>
    ask(app, { grant_type: "authorization_code", code, code_verifier: verifier, ...more }, headers);

  const refresh = (app: App, refresh_token: string) => ask(app, { grant_type: "refresh_token", refresh_token });

  return { register, send, decide, codeFor, ask, exchange, refresh };
}

const basic = ({ client_id, client_secret }: App): Fields => ({
  authorization: `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString("base64")}`,
});
