/** A hosted project moves in: the whole of what `pg_dump --schema=auth --schema=storage` says of it, and what its command line says. */
import { readFile } from "node:fs/promises";
import { createClient } from "@supabase/supabase-js";
import { expect, it, vi } from "vitest";
import { openSql } from "@platform/kernel/sql";
import { useDatabase } from "@platform/kernel/testing/database";
import { granted } from "@platform/conformance/testing/answers";
import { totpCode } from "@platform/conformance/testing/authenticator";
import { startStandalone } from "./start.ts";

vi.setConfig({ testTimeout: 90_000 });
const settings = {
  seed: "dump.sql",
  openTo: "signed-in",
  auth: { siteUrl: "http://a.example", externalUrl: "http://a.example" },
  storage: { buckets: [{ id: "made-before" }] },
};
const ane = "7b0c1c52-0a3e-4a54-9f0e-0f6a6f1d0001";

/** Without a database, one is started with it. */
async function movedIn(dump: string, databaseUrl?: string) {
  const running = await startStandalone({ ...settings, databaseUrl }, { "dump.sql": dump });
  expect(running.output.stderr).toBe("");
  const output = running.output.stdout;
  const { publishable, secret } = JSON.parse(/^\{.+$/m.exec(output)![0]) as Record<"publishable" | "secret", string[]>;
  const options = { auth: { persistSession: false, autoRefreshToken: false } };
  return {
    output,
    app: () => createClient(running.url!, publishable![0]!, options),
    server: createClient(running.url!, secret![0]!, options),
    sql: openSql({ url: databaseUrl ?? /^Database: (postgres\S+)$/m.exec(output)![1]! }),
    stop: () => running.stop(),
  };
}

it("loads a whole dump: people sign in with their passwords and second factors, and see their files", async () => {
  const dump = await readFile(new URL("testing/hosted-project.sql", import.meta.url), "utf8");
  const { output, app, server, sql, stop } = await movedIn(dump);
  expect(/^Loaded: (.+)$/m.exec(output)![1]!.split(", ")).toEqual([
    "auth.users 3",
    "auth.identities 3",
    "auth.mfa_factors 2 of 3",
    "auth.webauthn_credentials 1",
    "auth.sso_providers 1",
    "auth.sso_domains 1",
    "auth.saml_providers 1",
    "auth.oauth_clients 1",
    "auth.oauth_consents 1",
    "auth.audit_log_entries 1",
    "storage.buckets 1 of 3",
    "storage.objects 2 of 5",
  ]);
  expect(/^Left out: (.+)$/m.exec(output)![1]!.split(", ")).toEqual([
    "auth.mfa_amr_claims",
    "auth.one_time_tokens",
    "auth.refresh_tokens",
    "auth.sessions",
  ]);

  const hers = app();
  const { user } = await granted(hers.auth.signInWithPassword({ email: "ane@hosted.example", password: "password" }));
  expect(user).toMatchObject({
    id: ane,
    created_at: expect.stringMatching(/^2026-09-01T08:15:30\.123/),
    user_metadata: { name: 'Ane "A." Etxeberria', line: "one\ntwo" },
    identities: [{ provider: "email", id: ane }],
  });
  const files = hers.storage.from("papers");
  expect(await granted(files.list(ane))).toMatchObject([
    { name: "contract.txt", metadata: { size: 12, mimetype: "text/plain" } },
  ]);
  expect(await granted(files.info(`${ane}/contract.txt`))).toMatchObject({ size: 12, metadata: { from: "Bilbao" } });
  expect(await granted(files.list("lists"))).toMatchObject([{ name: "list 1 (old).txt" }]);
  // The bytes are not in a dump: they come over the API, to the same name.
  expect((await files.download(`${ane}/contract.txt`)).error).toMatchObject({ statusCode: "404" });
  await granted(files.upload(`${ane}/contract.txt`, "from Bilbao!", { upsert: true, contentType: "text/plain" }));
  expect(await (await granted(files.download(`${ane}/contract.txt`))).text()).toBe("from Bilbao!");

  const his = app();
  await granted(his.auth.signInWithPassword({ email: "bruno@hosted.example", password: "password" }));
  const factors = await granted(his.auth.mfa.listFactors());
  expect(factors.all.map((factor) => [factor.factor_type, factor.status])).toEqual([
    ["totp", "verified"],
    ["webauthn", "verified"],
  ]);
  const code = totpCode("JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP");
  await granted(his.auth.mfa.challengeAndVerify({ factorId: factors.totp[0]!.id, code }));
  const level = await granted(his.auth.mfa.getAuthenticatorAssuranceLevel());
  expect(level.currentLevel).toBe("aal2");

  await expect(
    app().auth.signInWithPassword({ email: "carla@hosted.example", password: "password" }),
  ).resolves.toMatchObject({ error: { code: "email_not_confirmed" } });
  expect((await granted(server.storage.listBuckets())).map(({ id }) => id).toSorted()).toEqual([
    "made-before",
    "papers",
  ]);
  expect(await granted(server.storage.getBucket("papers"))).toMatchObject({
    file_size_limit: 1_048_576,
    allowed_mime_types: ["text/plain", "image/*"],
  });
  expect(await sql.first(whatWasKept)).toEqual({
    plain: 0,
    tokens: 0,
    confirmed: 0,
    security_key: { id: "-_--AQI", publicKey: "pQECAyb_", counter: 7, transports: ["usb"] },
    provider: "<EntityDescriptor",
  });
  await sql.close();
  expect(await stop()).toBe(0);
});

const whatWasKept = `SELECT
  (SELECT count(*)::int FROM auth.mfa_factors WHERE secret IS NOT NULL) AS plain,
  (SELECT count(*)::int FROM auth.users WHERE recovery_token IS NOT NULL OR confirmation_token IS NOT NULL) AS tokens,
  (SELECT max(email_change_confirm_status)::int FROM auth.users) AS confirmed,
  (SELECT web_authn_credential FROM auth.mfa_factors WHERE factor_type = 'webauthn') AS security_key,
  (SELECT split_part(metadata_xml, ' ', 1) FROM auth.saml_providers) AS provider`;

const inserts = `SET session_replication_role = replica;

--
-- PostgreSQL database dump
--

INSERT INTO "auth"."identities" ("provider_id", "user_id", "identity_data", "provider", "last_sign_in_at", "created_at", "updated_at", "id") VALUES
	('${ane}', '${ane}', '{"sub": "${ane}", "email": "ane@hosted.example"}', 'email', NULL, NULL, NULL, '22220000-0000-4000-8000-000000000001');

INSERT INTO "auth"."users" ("instance_id", "id", "aud", "role", "email", "encrypted_password", "email_confirmed_at", "confirmation_token", "raw_user_meta_data", "is_sso_user") VALUES
	('00000000-0000-0000-0000-000000000000', '${ane}', 'authenticated', 'authenticated', 'ane@hosted.example', '$2b$04$Rc7McJcHvVLbmGm97cKS5OlZy3a6J47kPbx/z/zk163d2ZK.v2mem', '2026-09-01 08:15:30+00', '', '{"said": "it''s; here"}', false);

INSERT INTO "public"."profiles" ("id") VALUES ('${ane}');
RESET ALL;
`;

const inserted = useDatabase();
it("loads a dump that inserts its rows, in whatever order, and names what has no place", async () => {
  const { output, app, sql, stop } = await movedIn(inserts, inserted.url);
  expect(output).toMatch(/^Loaded: auth\.users 1, auth\.identities 1$/m);
  expect(output).toMatch(/^Left out: public\.profiles$/m);
  const { user } = await granted(app().auth.signInWithPassword({ email: "ane@hosted.example", password: "password" }));
  expect(user).toMatchObject({ id: ane, user_metadata: { said: "it's; here" } });
  await sql.close();
  expect(await stop()).toBe(0);
});

const refused = useDatabase();
it.each([
  ["PGDMP\u0001", /dump\.sql cannot fill the database: .*--format=plain/],
  ["-- PostgreSQL database dump\nINSERT INTO auth.users VALUES ('1');", /--column-inserts/],
])("says how else to make a dump that it cannot read", async (dump, reason) => {
  const running = await startStandalone({ ...settings, databaseUrl: refused.url }, { "dump.sql": dump });
  expect(await running.stop()).toBe(1);
  expect(running.output.stderr).toMatch(reason);
});
