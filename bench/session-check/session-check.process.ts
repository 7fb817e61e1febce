/** Does many times per request what a page does to know who is there, or what it saves by remembering. */
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { exportJWK, generateKeyPair, jwtVerify } from "jose";
import { keysFrom } from "@platform/kernel/keys";
import { createSessionCheck } from "@product/web/server/sessions/session-check";
import { storedSession } from "@product/web/server/sessions/session-cookie";
import { cookieHeader, inventedUser } from "./signed-in-request.ts";

const userId = "0197f3a2-4c1e-7000-8000-000000000001";
const user = inventedUser(userId);
const seconds = Math.floor(Date.now() / 1000);

const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
const keys = await keysFrom({ jwks: [{ ...(await exportJWK(privateKey)), kid: "bench" }] }, () => new Date());
const token = await keys.sign({
  iss: "https://staff.example/auth/v1",
  sub: userId,
  aud: "authenticated",
  exp: seconds + 86_400,
  iat: seconds,
  email: user["email"],
  phone: "",
  app_metadata: user["app_metadata"],
  user_metadata: user["user_metadata"],
  role: "authenticated",
  aal: "aal1",
  amr: [{ method: "password", timestamp: seconds }],
  session_id: crypto.randomUUID(),
  is_anonymous: false,
});
const header = cookieHeader({
  access_token: token,
  token_type: "bearer",
  expires_in: 86_400,
  expires_at: seconds + 86_400,
  refresh_token: "x".repeat(52),
  user,
});
const check = createSessionCheck({ askService: async () => user as never, trustSeconds: 86_400 });

const fromMemory = async () => check.signedIn(storedSession(header)!.accessToken, Date.now());
const verified = async () => jwtVerify(token, publicKey, { algorithms: ["ES256"] });

const app = new Hono().get("/:what/:times", async (c) => {
  const work = c.req.param("what") === "session-check" ? fromMemory : verified;
  for (let left = Number(c.req.param("times")); left > 0; left -= 1) await work();
  return c.text("done");
});
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) =>
  console.log(`Ready: http://127.0.0.1:${port}`),
);
