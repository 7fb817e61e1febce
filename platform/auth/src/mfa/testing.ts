/** People with second factors, for tests. */
import { Secret, TOTP } from "otpauth";
import type { Service } from "@platform/auth/testing/service";

let people = 0;

export const someAddress = (): string => `person${people++}@example.org`;

export const signUp = async (service: Service, email = someAddress()) =>
  (await service.post("/signup", { email, password: "a good password" })).body;

export const signIn = async (service: Service, email: string) =>
  (await service.post("/token?grant_type=password", { email, password: "a good password" })).body;

/** The code that the authenticator app shows now, or some steps away. */
export const codeOf = (service: Service, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: service.now().getTime() + steps * 30_000 });

export async function enroll(service: Service, token: string, friendly_name = "") {
  const { body } = await service.post("/factors", { factor_type: "totp", friendly_name }, token);
  return { id: body["id"] as string, secret: body["totp"].secret as string };
}

export const challenge = async (service: Service, token: string, factorId: string): Promise<string> =>
  (await service.post(`/factors/${factorId}/challenge`, {}, token)).body["id"];

export async function verify(service: Service, token: string, factorId: string, code: string, challengeId?: string) {
  const challenge_id = challengeId ?? (await challenge(service, token, factorId));
  return service.post(`/factors/${factorId}/verify`, { challenge_id, code }, token);
}

/** Someone who has just completed an authenticator app; the next code is half a minute away. */
export async function protectedPerson(service: Service) {
  const first = await signUp(service);
  const factor = await enroll(service, first["access_token"]);
  const raised = (await verify(service, first["access_token"], factor.id, codeOf(service, factor.secret))).body;
  service.wait(30);
  return { id: first["user"].id as string, email: first["user"].email as string, factor, first, raised };
}

/** The claims of an access token. */
export const claimsOf = (token: string): Record<string, any> =>
  JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString());

export const statusAndCode = ({ status, body }: { status: number; body: Record<string, any> }) => ({
  status,
  code: body["code"],
});
