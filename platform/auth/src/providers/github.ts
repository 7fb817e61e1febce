/** GitHub: OAuth without id tokens, so that the account is asked for with the access token that was just given. */
import { z } from "zod";
import type { ServerMetadata } from "openid-client";
import type { Json } from "@platform/auth/users/user";
import type { ProviderSettings } from "./presets.ts";
import type { AskProvider } from "./provider-fetch.ts";

/** Where it answers; an installation of one's own has the same addresses below its name. */
export const githubServer = ({ issuer }: ProviderSettings): ServerMetadata => ({
  issuer,
  authorization_endpoint: `${base(issuer)}/login/oauth/authorize`,
  token_endpoint: `${base(issuer)}/login/oauth/access_token`,
  token_endpoint_auth_methods_supported: ["client_secret_post"],
});

const account = z.object({
  id: z.number(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
});
const addresses = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** The number is the person: names can be given up, and taken by another. */
export async function githubProfile(
  { settings: { issuer }, ask }: { settings: ProviderSettings; ask: AskProvider },
  accessToken: string,
): Promise<Json> {
  const askGithub = askedBy(ask, accessToken);
  const api = issuer === "https://github.com" ? "https://api.github.com" : `${base(issuer)}/api/v3`;
  const [{ id, login, name, avatar_url }, emails] = await Promise.all([
    askGithub(`${api}/user`, account),
    askGithub(`${api}/user/emails`, addresses),
  ]);
  const primary = emails.find((each) => each.primary);
  return {
    iss: issuer,
    sub: String(id),
    preferred_username: login,
    name: name ?? login,
    picture: avatar_url ?? undefined,
    email: primary?.email,
    email_verified: primary?.verified ?? false,
  };
}

const askedBy =
  (ask: AskProvider, token: string) =>
  async <Schema extends z.ZodType>(url: string, schema: Schema): Promise<z.infer<Schema>> => {
    const response = await ask(url, {
      method: "GET",
      headers: { accept: "application/vnd.github+json", authorization: `Bearer ${token}`, "user-agent": "cuadrante" },
    });
    if (response.status !== 200) throw new Error(`GitHub answered ${response.status}`);
    return schema.parse(await response.json());
  };

const base = (issuer: string) => issuer.replace(/\/$/, "");
