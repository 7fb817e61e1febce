import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoAccounts, type DemoRole } from "@product/database/demo/accounts";
import { useTestDatabase } from "@product/database/testing/test-database";
import { personBehind } from "#features/access/account/queries.server.ts";
import { liveKinds } from "#slices.ts";
import { channelPolicy } from "./channel-policy.ts";

const { query } = useTestDatabase({ template: "founded" });
const file = join(import.meta.dirname, "../../../../../docs/hosted/realtime-policies.sql");
// Roles belong to the whole server, which other tests use.
const people = `people_${randomBytes(6).toString("hex")}`;

/** The parts of a hosted Supabase that the policies rely on. */
const surroundings = `
  CREATE ROLE ${people};
  CREATE SCHEMA auth;
  CREATE FUNCTION auth.jwt() RETURNS jsonb LANGUAGE sql AS $$ SELECT current_setting('request.jwt.claims')::jsonb $$;
  CREATE FUNCTION auth.uid() RETURNS uuid LANGUAGE sql AS $$ SELECT (auth.jwt() ->> 'sub')::uuid $$;
  CREATE TABLE auth.mfa_factors (user_id uuid, status text);
  CREATE SCHEMA realtime;
  CREATE FUNCTION realtime.topic() RETURNS text LANGUAGE sql AS $$ SELECT current_setting('realtime.topic') $$;
  CREATE TABLE realtime.messages (topic text, extension text);
  ALTER TABLE realtime.messages ENABLE ROW LEVEL SECURITY;
  GRANT USAGE ON SCHEMA auth, realtime TO ${people};
  GRANT SELECT, INSERT ON realtime.messages TO ${people};
`;

beforeAll(async () => {
  const policies = (await readFile(file, "utf8")).replaceAll("authenticated", people);
  await query(surroundings);
  await query(policies);
  await query(policies);
});
afterAll(() => query(`DROP OWNED BY ${people}; DROP ROLE ${people}`));

type Access = "read" | "write";
const extensions = ["broadcast", "presence"] as const;
const idOf = (role: DemoRole) => demoAccounts.find((account) => account.role === role)!.id;

/** As the service asks: in a transaction that is undone, as the person, whether a row of the topic is seen or may be made. */
async function hostedSays(role: DemoRole, topic: string, extension: string, access: Access, aal = "aal1") {
  await query("BEGIN");
  try {
    await query("INSERT INTO realtime.messages VALUES ($1, $2)", [topic, extension]);
    const claims = JSON.stringify({ sub: idOf(role), aal });
    await query("SELECT set_config('request.jwt.claims', $1, true), set_config('realtime.topic', $2, true)", [
      claims,
      topic,
    ]);
    await query(`SET LOCAL ROLE ${people}`);
    if (access === "read")
      return (await query("SELECT FROM realtime.messages WHERE extension = $1", [extension])).rowCount! > 0;
    return await query("INSERT INTO realtime.messages VALUES ($1, $2)", [topic, extension]).then(
      () => true,
      () => false,
    );
  } finally {
    await query("ROLLBACK");
  }
}

const ours = channelPolicy((token) => personBehind(token, "aal1"));
const weSay = (role: DemoRole, topic: string, extension: (typeof extensions)[number], access: Access) =>
  ours(
    { role: "authenticated", userId: idOf(role), claims: {}, token: idOf(role), expiresAt: undefined },
    topic,
    extension,
    access,
  );

describe("the policies for a hosted service", () => {
  const kinds = Object.keys(liveKinds);
  const topics = [
    ...kinds.flatMap((kind) => [`live:${kind}`, `presence:${kind}:1`]),
    "live:secret",
    "presence:page:",
    "x",
  ];

  it.each(["owner", "hr", "editor", "worker"] as const)("say of the %s what ours say", async (role) => {
    const answers: [string, boolean, boolean][] = [];
    for (const topic of topics)
      for (const extension of extensions)
        for (const access of ["read", "write"] as const)
          answers.push([
            `${topic} ${extension} ${access}`,
            await hostedSays(role, topic, extension, access),
            await weSay(role, topic, extension, access),
          ]);
    expect(answers.filter(([, hosted, own]) => hosted !== own)).toEqual([]);
    expect(answers.some(([, hosted]) => hosted)).toBe(role !== "worker");
  });

  it("wait for a second step where there is one, or must be", async () => {
    const hears = (aal: string) => hostedSays("editor", "live:page", "broadcast", "read", aal);
    await query("INSERT INTO auth.mfa_factors VALUES ($1, 'verified')", [idOf("editor")]);
    expect([await hears("aal1"), await hears("aal2")]).toEqual([false, true]);
    await query("DELETE FROM auth.mfa_factors");
    await query("UPDATE app.account SET second_factor_required = true WHERE user_id = $1", [idOf("editor")]);
    expect([await hears("aal1"), await hears("aal2")]).toEqual([false, true]);
  });
});
