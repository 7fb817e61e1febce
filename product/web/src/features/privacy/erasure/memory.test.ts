/**
 * Data about a person in the memory of a process is forgotten when they are erased: here at commit, elsewhere by the
 * outbox.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { demoPassword } from "@product/database/demo/accounts";
import { listOf } from "#features/day/gate/event-list.server.ts";
import { tagsIn } from "#features/people/workers/tags.server.ts";
import { forgetErased } from "#request/forgetting.ts";
import { onCommit } from "#request/perform.ts";
import { removeServiceAccount } from "#request/ports/account-service.ts";
import { passingClient } from "#server/sessions/auth-service.ts";
import { createSessions } from "#server/sessions/sessions.ts";
import { itIs } from "#testing/clock.ts";
import { useErasable } from "#testing/erasable.ts";
import { siteUrl } from "#testing/files.ts";
import { usePlanning } from "#testing/planning.ts";
import { tracesInMemory } from "#testing/traces.ts";
import { lastActs } from "#testing/world.ts";
import { accountJobs } from "./end-accounts.server.ts";

const { query, parts, whoLeft, blocked } = useErasable();
const { event, shift, slot } = usePlanning(query);
const sessions = () =>
  createSessions({ config: { supabase: undefined }, services: parts.services, siteUrl, secure: false });

let people = 0;
/** Somebody who is signed in, has a tag that nobody else has, and stands on the list of a gate. */
async function remembered() {
  people += 1;
  const [lastName, email, tag] = [`Urrutxurtu${people}q`, `gogora${people}q@memory.test`, `friend-of-Gogor${people}q`];
  const { id } = await whoLeft({ lastName, email });
  await query("UPDATE app.worker SET tags = ARRAY[$2] WHERE id = $1", [id, tag]);
  const { service, whoHolds } = sessions();
  const admin = passingClient(service, service.secretKey);
  const response = await admin.auth.admin.createUser({ email, password: demoPassword, email_confirm: true });
  const userId = response.data.user!.id;
  await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, 'Gogora', 'es')", [userId]);
  await query("UPDATE app.worker SET user_id = $2 WHERE id = $1", [id, userId]);
  const visitor = passingClient(service, service.publishableKey);
  const { data } = await visitor.auth.signInWithPassword({ email, password: demoPassword });
  expect(await whoHolds(data.session!.access_token)).toMatchObject({ kind: "person", id: userId });
  expect(await tagsIn("all")).toContain(tag);
  await onALongList(id);
  const removeAccount = () =>
    accountJobs({ files: parts.files, removeAccount: (user) => removeServiceAccount(admin, user) })["account.remove"]({
      userId,
    });
  return { id, email, lastName, tag, removeAccount };
}

/** So many that the list is given out again for as long as it is worth it. */
async function onALongList(workerId: string) {
  itIs("2027-06-18T10:00:00Z");
  const eventId = await event();
  const shiftId = await shift(eventId);
  const slotId = await slot(shiftId);
  await query("UPDATE app.shift SET published_at = now() WHERE id = $1", [shiftId]);
  await query(
    `WITH made AS (INSERT INTO app.worker (code, status, first_name, last_name, country, language, worker_type, legal_entity_id, source)
       SELECT 'W-' || $3::text || translate(to_char(n, 'FM0000'), '0123456789', 'BCDFGHJKMN'), 'active', 'Ana', 'Lasa', 'ES', 'es', 'temporary',
         legal_entity_id, 'office' FROM generate_series(1, 1000) n, app.worker one WHERE one.id = $4 RETURNING id)
     INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source)
     SELECT $1, $2, those.id, shift.during, 'booked', 'book' FROM (SELECT id FROM made UNION SELECT $4) those, app.shift WHERE shift.id = $2`,
    [slotId, shiftId, "XYZ"[people], workerId],
  );
  const { rows } = await query(
    `SELECT id, ends_at AS "endsAt", client_id AS "clientId", 'Europe/Madrid' AS "timeZone" FROM app.event WHERE id = $1`,
    [eventId],
  );
  expect((await listOf(rows[0])).people).toHaveLength(1001);
}

const traces = (person: { email: string; lastName: string; tag: string }) =>
  tracesInMemory([person.email, person.lastName, person.tag]);
const everywhere = (person: { email: string; lastName: string; tag: string }) =>
  [person.email, person.lastName, person.tag].map((word) => `memory: ${word.toLowerCase()}`);

test("elsewhere, once the outbox tells of it, and the service once the account is gone", async () => {
  const person = await remembered();
  expect(await traces(person)).toEqual(everywhere(person));
  await blocked(person.id);
  forgetErased(await lastActs(10));
  const accountChange = Promise.withResolvers<unknown>();
  parts.services.onAccountChange(accountChange.resolve);
  await person.removeAccount();
  await accountChange.promise;
  await expect.poll(() => traces(person), { timeout: 60_000 }).toEqual([]);
});

test("here at commit", async () => {
  onCommit(forgetErased);
  const person = await remembered();
  await blocked(person.id);
  const left = await traces(person);
  // The service alone still knows the content of the person's token, until the account is gone.
  expect(left.filter((trace) => !trace.includes(person.email))).toEqual([]);
});

test("with a hosted service, which tells of nothing: what its sessions say is asked anew", async () => {
  let requests = 0;
  const id = crypto.randomUUID();
  const server = createServer((_request, response) => {
    requests += 1;
    response.setHeader("content-type", "application/json").end(JSON.stringify({ id, email: "gogora@memory.test" }));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const supabase = { url, publishableKey: "sb_publishable_x", secretKey: "sb_secret_x" };
    const { whoHolds } = createSessions({ config: { supabase }, services: undefined, siteUrl, secure: false });
    const claims = { sub: id, session_id: crypto.randomUUID(), exp: 4_102_444_800 };
    const token = [{}, claims, "sig"].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
    await whoHolds(token);
    await whoHolds(token);
    expect(requests).toBe(1);
    forgetErased([{ act: "worker.erase" }]);
    await whoHolds(token);
    expect(requests).toBe(2);
  } finally {
    server.close();
  }
});
