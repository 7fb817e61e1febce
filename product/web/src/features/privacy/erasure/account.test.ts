/** The account of a worker ends with the worker: at once for who signs in, and at the authentication service too. */
import pg from "pg";
import { describe, expect } from "vitest";
import { forgetRestored } from "@product/database/privacy/forget-worker";
import { readServiceAccount, removeServiceAccount } from "#request/ports/account-service.ts";
import { embeddedService, passingClient } from "#server/sessions/auth-service.ts";
import { createSessions } from "#server/sessions/sessions.ts";
import { exportPerson } from "#features/privacy/subject-data/commands.server.ts";
import { heldOf } from "#features/privacy/subject-data/queries.server.ts";
import { useErasable } from "#testing/erasable.ts";
import { siteUrl } from "#testing/files.ts";
import { blackPng } from "#testing/pictures.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { erasureJobs } from "./jobs.server.ts";

const { url, query, parts, whoLeft, rowOf, blocked, everything } = useErasable();
const password = "a-long-enough-password";
const service = () => embeddedService(parts.services, siteUrl);
const admin = () => passingClient(service(), service().secretKey);
const visitor = () => passingClient(service(), service().publishableKey);
const jobs = (removeAccount = (userId: string) => removeServiceAccount(admin(), userId)) =>
  erasureJobs({ files: parts.files, recordDestroyed: async () => {}, mailbox: undefined, removeAccount });
const waitingFor = async (userId: string) =>
  (await query("SELECT payload FROM app.job WHERE kind = 'account.remove' AND unique_key = $1", [userId])).rows;
const left = async (userId: string) =>
  (
    await query(
      `SELECT name FROM (SELECT 'account' AS name, user_id FROM app.account UNION ALL SELECT 'photo', user_id FROM app.photo
         UNION ALL SELECT 'session', user_id FROM app.seen_session UNION ALL SELECT 'code', user_id FROM app.recovery_code
         UNION ALL SELECT 'view', owner_id FROM app.saved_view UNION ALL SELECT 'staff', user_id FROM app.staff UNION ALL SELECT 'user', id FROM auth.users
         UNION ALL SELECT 'identity', user_id FROM auth.identities UNION ALL SELECT 'signed in', user_id FROM auth.sessions
       ) AS held WHERE user_id = $1 ORDER BY 1`,
      [userId],
    )
  ).rows.map(({ name }) => name);

/** Someone who left, with an account, a photo, a device, a code on paper and a view of a list. */
async function whoSignsIn() {
  const { id } = await whoLeft();
  const email = `${crypto.randomUUID()}@erase.test`;
  const { data, error } = await admin().auth.admin.createUser({ email, password, email_confirm: true });
  if (error) throw error;
  const userId = data.user.id;
  const photo = crypto.randomUUID();
  await query("UPDATE app.worker SET user_id = $2, email = $3 WHERE id = $1", [id, userId, email]);
  await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, 'Gaxuxa Etxenike', 'es')", [userId]);
  await query("INSERT INTO app.recovery_code (user_id, code_hash) VALUES ($1, 'x')", [userId]);
  await query("INSERT INTO app.photo (user_id, file, changed_at) VALUES ($1, $2, now())", [userId, photo]);
  await query(
    `INSERT INTO app.saved_view (owner_id, name, filter, sort, columns, density, layout)
       VALUES ($1, 'Gaxuxa''s own', '{}', 'name', '{}', 'regular', 'table')`,
    [userId],
  );
  await query(
    `INSERT INTO app.seen_session (session_id, user_id, user_agent, address, first_seen_at, last_seen_at, proved_at)
     VALUES (gen_random_uuid(), $1, 'Firefox', '192.0.2.7', now(), now(), now())`,
    [userId],
  );
  const path = `${userId}/${photo}.jpg`;
  await parts.files.keep("photos", path, blackPng(20, 20));
  const signedIn = await visitor().auth.signInWithPassword({ email, password });
  return { id, userId, email, path, token: signedIn.data.session!.access_token };
}

describe("the account of a worker", () => {
  test("stands in the dry run and in what is handed over, with what the service holds of it", async () => {
    const { id, userId, email } = await whoSignsIn();
    const heldClasses = await heldOf(await rowOf(id), "en", []);
    expect(heldClasses.find(({ dataClass }) => dataClass === "account")).toMatchObject({ does: "delete", records: 5 });
    const asking = who(["worker.view", "identity.view", "worker.view.contact"]);
    const data = await exportPerson(asking, id, undefined, (accountId) => readServiceAccount(admin(), accountId));
    expect(data.signIn).toMatchObject({ email, identities: [{ provider: "email", email }] });
    const tables = data.classes.find(({ dataClass }) => dataClass === "account")!.tables;
    expect(JSON.stringify(tables)).toMatch(/Gaxuxa Etxenike.*192\.0\.2\.7/s);
    expect(JSON.stringify(data)).not.toContain("code_hash");
    const other = await exportPerson(who(["worker.view", "identity.view"]), id, undefined, async () =>
      readServiceAccount(admin(), userId),
    );
    expect([other.signIn, other.leftOut.includes("account")]).toEqual([null, true]);
  });

  test("opens nothing from the moment on at which the data is blocked, whatever the service still says", async () => {
    const { id, userId, token } = await whoSignsIn();
    const sessions = createSessions({
      config: { supabase: undefined },
      services: parts.services,
      siteUrl,
      secure: false,
    });
    expect(await sessions.whoHolds(token)).toMatchObject({ kind: "person", id: userId });
    await blocked(id);
    expect((await rowOf(id)).status).toBe("data_blocked");
    expect(await sessions.whoHolds(token)).toEqual({ kind: "nobody" });
    expect(await left(userId)).toEqual(["identity", "signed in", "user"]);
  });

  test("is gone at the service with its sessions and its photo, and asking twice does no harm", async () => {
    const { id, userId, email, path, token } = await whoSignsIn();
    await blocked(id);
    const [{ payload }] = (await waitingFor(userId)) as [{ payload: object }];
    expect(JSON.stringify(payload)).not.toContain(email);
    await jobs()["account.remove"](payload);
    await jobs()["account.remove"](payload);
    expect(await left(userId)).toEqual([]);
    expect(await parts.files.read("photos", path)).toBeUndefined();
    expect((await visitor().auth.getUser(token)).error).toBeTruthy();
    expect((await visitor().auth.signInWithPassword({ email, password })).error).toMatchObject({
      code: "invalid_credentials",
    });
    const key = await query("SELECT wrapped_key FROM app.person_key WHERE person_id = $1", [userId]);
    expect(key.rows).toEqual([{ wrapped_key: null }]);
  });

  test("is asked for again where the service was away", async () => {
    const { id, userId, path } = await whoSignsIn();
    await blocked(id);
    const away = jobs(() => Promise.reject(new Error("the service is away")));
    const [{ payload }] = (await waitingFor(userId)) as [{ payload: object }];
    await expect(away["account.remove"](payload)).rejects.toThrow("away");
    expect(await left(userId)).toContain("user");
    // That job was given up meanwhile, and the photo had not been reached.
    await parts.files.keep("photos", path, blackPng(20, 20));
    await jobs()["accounts.remove"]();
    expect(await left(userId)).toEqual([]);
    expect(await parts.files.read("photos", path)).toBeUndefined();
    // None is ever asked for that was not ended.
    const stranger = crypto.randomUUID();
    const removed: string[] = [];
    await jobs(async (removedId) => void removed.push(removedId))["account.remove"]({ userId: stranger });
    expect(removed).toEqual([]);
  });

  test("stays where they work in the office too, and only its link to the worker ends", async () => {
    const { id, userId, email, token } = await whoSignsIn();
    await query("INSERT INTO app.staff (user_id, email, joined_at) VALUES ($1, $2, now())", [userId, email]);
    const heldClasses = await heldOf(await rowOf(id), "en", []);
    expect(heldClasses.find(({ dataClass }) => dataClass === "account")).toMatchObject({ does: "unlink" });
    await blocked(id);
    expect((await rowOf(id)).userId).toBeNull();
    expect(await left(userId)).toEqual([
      "account",
      "code",
      "identity",
      "photo",
      "session",
      "signed in",
      "staff",
      "user",
      "view",
    ]);
    expect(await waitingFor(userId)).toEqual([]);
    expect((await visitor().auth.getUser(token)).data.user?.id).toBe(userId);
  });

  test.for([
    ["had left the office before", "now()", "now()"],
    ["had been invited to the office and never came", null, null],
  ] as const)("ends with who %s, and nothing of them stays there", async ([, joined, deactivated]) => {
    const { id, userId, email, path, token } = await whoSignsIn();
    await query(
      `INSERT INTO app.staff (user_id, email, phone, joined_at, deactivated_at) VALUES ($1, $2, '+34611335099', ${joined}, ${deactivated})`,
      [userId, email],
    );
    const { rows } = await query(
      "INSERT INTO app.list (name, kind, purpose, owner_id) VALUES ($1, 'static', 'report', $2) RETURNING id",
      [crypto.randomUUID(), userId],
    );
    const heldClasses = await heldOf(await rowOf(id), "en", []);
    expect(heldClasses.find(({ dataClass }) => dataClass === "account")).toMatchObject({ does: "delete" });
    await blocked(id);
    await jobs()["accounts.remove"]();
    expect(await left(userId)).toEqual(["account"]);
    expect((await query("SELECT name FROM app.account WHERE user_id = $1", [userId])).rows).toEqual([{ name: "—" }]);
    expect(await parts.files.read("photos", path)).toBeUndefined();
    expect((await visitor().auth.getUser(token)).error).toBeTruthy();
    // A list that nobody took over keeps the empty account alone.
    await query("DELETE FROM app.list WHERE id = $1", [rows[0].id]);
    expect(await everything(query)).not.toContain(email);
  });

  test("does not come back with a backup from before", async () => {
    const { userId, path } = await whoSignsIn();
    await query("UPDATE app.worker SET user_id = NULL WHERE user_id = $1", [userId]);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await forgetRestored(client, userId).finally(() => client.end());
    expect(await left(userId)).toEqual(["identity", "signed in", "user"]);
    await jobs()["accounts.remove"]();
    expect(await left(userId)).toEqual([]);
    expect(await parts.files.read("photos", path)).toBeUndefined();
  });

  test("goes with an application that never became more, be it years later", async () => {
    const { id, userId } = await whoSignsIn();
    await query("DELETE FROM app.engagement WHERE worker_id = $1", [id]);
    await query("DELETE FROM app.document WHERE worker_id = $1", [id]);
    await query("UPDATE app.worker SET status = 'rejected', has_worked = false WHERE id = $1", [id]);
    await blocked(id);
    expect((await rowOf(id)).status).toBe("erased");
    await jobs()["accounts.remove"]();
    expect(await left(userId)).toEqual([]);
  });
});
