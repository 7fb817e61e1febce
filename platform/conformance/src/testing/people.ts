/** Someone new for every test, so that tests do not meet. */
import { randomBytes } from "node:crypto";
import { granted } from "./answers.ts";
import type { TestPlatform } from "./platform.ts";

export const password = "correct horse battery";
export const someone = (): string => `person-${randomBytes(5).toString("hex")}@example.org`;
export const somePhone = (): string => `346${String(randomBytes(4).readUInt32BE() % 1e8).padStart(8, "0")}`;

/** A client with someone signed in, whose address counts as confirmed. */
export async function signedIn(platform: TestPlatform, client = platform.client()) {
  const email = someone();
  await granted(platform.admin().createUser({ email, password, email_confirm: true }));
  const { session, user } = await granted(client.auth.signInWithPassword({ email, password }));
  return { client, auth: client.auth, email, user: user!, session: session! };
}
