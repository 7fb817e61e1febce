/** The platform on a database of its own: filled from a file, reachable, and gone with the process. */
import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { createClient } from "@supabase/supabase-js";
import { expect, it, vi } from "vitest";
import { openSql } from "@platform/kernel/sql";
import { useDatabase } from "@platform/kernel/testing/database";
import { granted } from "@platform/conformance/testing/answers";
import { someone } from "@platform/conformance/testing/people";
import { startStandalone } from "./start.ts";

// A process and a database are started, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 90_000 });
const auth = { siteUrl: "http://a.example", externalUrl: "http://a.example" };
const foldersOf = async (pid: number | undefined) =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`cuadrante-platform-${pid}-`));

/** As a dump of the reference names things: the password is "password", by bcrypt. */
const seedOf = (id: string, email: string) => `
  INSERT INTO auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token,
    recovery_token, email_change_token_new, email_change, raw_app_meta_data, raw_user_meta_data, is_super_admin, phone_change)
  VALUES ('00000000-0000-0000-0000-000000000000', '${id}', 'authenticated', 'authenticated', '${email}',
    '$2b$04$Rc7McJcHvVLbmGm97cKS5OlZy3a6J47kPbx/z/zk163d2ZK.v2mem', now(), 'waits', '', '', '', '{}', NULL, false, '');
  INSERT INTO storage.buckets (id, name, owner) VALUES ('old', 'old', '${id}');
  INSERT INTO storage.objects (bucket_id, name, owner, version, metadata)
  VALUES ('old', 'folder/a.txt', '${id}', NULL, '{"size":12}');
  CREATE POLICY own ON storage.objects FOR SELECT TO authenticated
    USING (auth.role() = 'authenticated' AND auth.uid()::text = (storage.foldername(name))[1] AND auth.jwt() IS NOT NULL);
`;
const questions = `SELECT storage.foldername('a/b/c.tar.gz') AS folders, storage.filename('a/b/c.tar.gz') AS file,
  storage.extension('a/b/c.tar.gz') AS extension, auth.uid() AS uid,
  (SELECT count(*)::int FROM auth.users WHERE confirmation_token IS NOT NULL) AS tokens`;

it("is filled from a file, tells the way into its database, and leaves nothing behind", async () => {
  const [id, email] = [randomUUID(), someone()];
  const running = await startStandalone(
    { seed: "seed.sql", openTo: "everyone", auth },
    { "seed.sql": seedOf(id, email) },
  );
  expect(running.output.stderr).toBe("");
  const url = /^Database: (postgres\S+)$/m.exec(running.output.stdout)![1]!;
  const keys = JSON.parse(/^\{.+$/m.exec(running.output.stdout)![0]) as { publishable: string[]; secret: string[] };

  const app = createClient(running.url!, keys.publishable[0]!);
  const { user } = await granted(app.auth.signInWithPassword({ email, password: "password" }));
  expect([user.id, user.new_email]).toEqual([id, undefined]);
  expect((await app.storage.from("old").list("folder")).data).toMatchObject([
    { name: "a.txt", metadata: { size: 12 } },
  ]);
  expect((await app.storage.from("old").upload("b.txt", "text")).error).toBeNull();
  const server = createClient(running.url!, keys.secret[0]!);
  expect((await server.storage.getBucket("old")).data).toMatchObject({ owner: id });
  expect(await (await fetch(`${running.url}/storage/v1/version`)).text()).toMatch(/^\d+\.\d+\.\d+$/);

  const sql = openSql({ url });
  expect(await sql.first(questions)).toEqual({
    folders: ["a", "b"],
    file: "c.tar.gz",
    extension: "gz",
    uid: null,
    tokens: 0,
  });
  await sql.close();
  expect(await foldersOf(running.pid)).toHaveLength(1);
  expect(await running.stop()).toBe(0);
  expect(await foldersOf(running.pid)).toEqual([]);
});

const database = useDatabase();
it("says which file could not fill it", async () => {
  const running = await startStandalone(
    { databaseUrl: database.url, seed: "seed.sql", auth },
    { "seed.sql": "INSERT INTO nowhere VALUES (1)" },
  );
  expect(await running.stop()).toBe(1);
  expect(running.output.stderr).toMatch(/seed\.sql cannot fill the database: .*nowhere/);
});
