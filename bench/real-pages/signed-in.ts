/** Signs in to a demonstration, as its sign-in page does, and gives the cookie that the browser would keep. */
import { cookieHeader } from "#bench/session-check/signed-in-request.ts";

export async function signedIn(url: string): Promise<string> {
  const apikey = /sb_publishable_[\w-]+/.exec(await (await fetch(`${url}/login`)).text())![0];
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey, "content-type": "application/json" },
    body: JSON.stringify(owner),
  });
  if (!answer.ok) throw new Error(`the owner of the demonstration was not let in: ${answer.status}`);
  return cookieHeader((await answer.json()) as object).replace("language=es; ", "");
}

// Printed by every start of a demonstration.
const owner = { email: "owner@demo.cuadrante.test", password: "cuadrante-demo-2026" };
