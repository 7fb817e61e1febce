/** Nobody who was erased is found anywhere, however they came: by name, address or number, in any table, file, plain digest, or what is remembered. */
import { describe, expect } from "vitest";
import { themselves } from "@product/domain/actor";
import { forgetUnusedWords } from "@product/database/worker-words";
import { demoEntities } from "@product/database/demo/worker-words";
import { bring, check, commit } from "#features/people/worker-import/testing/imports.ts";
import { mergeWorkers } from "#features/people/worker-merge/commands.server.ts";
import { erasureJobs, eraseDue } from "#features/privacy/erasure/jobs.server.ts";
import { takeAccount } from "#features/site/account-offer/commands.server.ts";
import { eraseApplication } from "#features/site/application-data/commands.server.ts";
import { rejectApplication, takeToReview } from "#features/site/applications/commands.server.ts";
import { startApplication, submitApplication } from "#features/site/signup/commands.server.ts";
import { behindResumeLink, openForm } from "#features/site/signup/queries.server.ts";
import { removeServiceAccount } from "#request/ports/account-service.ts";
import { embeddedService, passingClient } from "#server/sessions/auth-service.ts";
import { useErasable } from "#testing/erasable.ts";
import { siteUrl } from "#testing/files.ts";
import { anOpenForm, someAnswers } from "#testing/sign-up-form.ts";
import { usePlanning } from "#testing/planning.ts";
import { tracesInMemory, tracesOf } from "#testing/traces.ts";
import { who } from "#testing/who.ts";
import { mergeSteps } from "#slices.ts";
import { test } from "#testing/world.ts";
import { acceptApplication } from "./commands.server.ts";

const { query, parts, hr, someone, whoLeft, rowOf, blocked } = useErasable();
const { event, shift, slot } = usePlanning(query);
const reviewer = who(["submission.view", "submission.edit", "submission.approve"]);
const admin = () => {
  const service = embeddedService(parts.services, siteUrl);
  return passingClient(service, service.secretKey);
};

let people = 0;
/** A name, an address and numbers that nobody else has. */
function somebody() {
  people += 1;
  const digits = String(72_000_000 + people);
  return {
    firstName: `Xurxane${people}q`,
    lastName: `Zubeldiarán${people}q`,
    email: `Xurxane${people}q@Trace.test`,
    mobile: `6113350${10 + people}`,
    spanishId: `${digits}${"TRWAGMYFPDXBNJZSQVHLCKE"[Number(digits) % 23]}`,
  };
}
type Somebody = ReturnType<typeof somebody>;
const tracesNow = ({ email, mobile, ...rest }: Somebody) =>
  tracesOf(query, [...Object.values(rest), email, email.split("@")[0]!, mobile, `+34${mobile}`], parts.dataDir);

/** All that the erasure has left to be done, as the queue would. */
async function carryOut() {
  const jobs: Record<string, (payload: unknown) => Promise<unknown>> = {
    ...erasureJobs({
      files: parts.files,
      recordDestroyed: async () => {},
      mailbox: parts.services.mail.mailbox,
      removeAccount: (userId) => removeServiceAccount(admin(), userId),
    }),
    "words.forget": forgetUnusedWords,
  };
  const kinds = Object.keys(jobs);
  const { rows } = await query("SELECT id, kind, payload FROM app.job WHERE state = 'waiting' AND kind = ANY($1)", [
    kinds,
  ]);
  for (const { id, kind, payload } of rows) {
    await jobs[kind]!(payload);
    await query("UPDATE app.job SET state = 'done', finished_at = now() WHERE id = $1", [id]);
  }
}

const writeTo = ({ firstName, email, mobile }: Somebody) =>
  Promise.all([
    parts.services.post({
      channel: "mail",
      kind: "x",
      to: email,
      subject: `Hello ${firstName}`,
      text: `Dear ${firstName}`,
      html: `<p>Dear ${firstName}</p>`,
      language: "es",
    }),
    parts.services.post({ channel: "sms", kind: "x", to: `+34${mobile}`, text: `Dear ${firstName}`, language: "es" }),
  ]);

/** They are there before, and so is what finds them. */
async function isThere(person: Somebody) {
  expect((await tracesNow(person)).join("\n")).toMatch(/^app\./);
}

async function applied(person: Somebody, isSent = true) {
  const form = await anOpenForm(demoEntities.ES.id);
  const nameAnswers = {
    first_name: person.firstName,
    last_name: person.lastName,
    signature: `${person.firstName} ${person.lastName}`,
  };
  const contact = { email: person.email, mobile: person.mobile, spanish_id: person.spanishId };
  const answers = await someAnswers({ ...nameAnswers, ...contact });
  const { token } = await startApplication((await openForm(form.id))!, answers, "es", "about");
  await writeTo(person);
  if (!isSent) return { id: (await behindResumeLink(token))!.application.id, status: "" };
  const { status } = await submitApplication(token, true);
  return { id: (await behindResumeLink(token))!.application.id, status: status! };
}

describe("whoever was erased leaves no trace", () => {
  test("recorded by the office, blocked and then erased for good", async () => {
    const person = somebody();
    const { id } = await whoLeft({ ...person, iban: "ES9121000418450200051332" });
    await writeTo(person);
    await isThere(person);
    await blocked(id);
    await carryOut();
    expect((await rowOf(id)).status).toBe("data_blocked");
    expect(await tracesNow(person)).toEqual([]);
    await eraseDue("2099-01-01");
    await carryOut();
    expect((await rowOf(id)).status).toBe("erased");
    expect(await tracesNow(person)).toEqual([]);
  });

  test("recorded by the office, and never worked", async () => {
    const person = somebody();
    const id = await someone(person);
    await writeTo(person);
    await blocked(id);
    await carryOut();
    expect((await rowOf(id)).status).toBe("erased");
    expect(await tracesNow(person)).toEqual([]);
  });

  test("brought in by an import", async () => {
    const person = somebody();
    const { firstName, lastName, email, mobile } = person;
    const file = await bring(hr, `Nombre;Apellidos;Correo;Móvil\n${firstName};${lastName};${email};${mobile}\n`);
    await check(hr, file, demoEntities.ES.id);
    await commit(hr, file);
    const { rows } = await query("SELECT id FROM app.worker WHERE email = $1", [email]);
    await writeTo(person);
    await isThere(person);
    await blocked(rows[0].id);
    await carryOut();
    expect(await tracesNow(person)).toEqual([]);
  });

  test("by a form, approved, with an account of their own", async () => {
    const person = somebody();
    const { id, status } = await applied(person);
    const { workerId } = await acceptApplication(reviewer, { applicationId: id, version: 2 });
    const invite = async (email: string, data: object) => ({
      userId: (await admin().auth.admin.inviteUserByEmail(email, { data, redirectTo: siteUrl })).data.user!.id,
    });
    expect(await takeAccount(status, invite)).toBe("mailed");
    expect((await tracesNow(person)).join("\n")).toMatch(/^auth\.users: /m);
    await blocked(workerId);
    await carryOut();
    expect((await rowOf(workerId)).status).toBe("erased");
    expect(await tracesNow(person)).toEqual([]);
  });

  test("recorded twice and merged, with the one that stayed", async () => {
    const person = somebody();
    const [kept, gone] = [await someone({ ...person, email: "", spanishId: "" }), await someone(person)];
    await mergeWorkers(hr, kept, { otherId: gone, version: 1, otherVersion: 1 }, mergeSteps);
    await writeTo(person);
    await isThere(person);
    await blocked(kept);
    await carryOut();
    expect((await rowOf(kept)).status).toBe("erased");
    expect(await tracesNow(person)).toEqual([]);
  });

  test("who came to the gate without a place, and signs in by their company", async () => {
    const person = somebody();
    const { id } = await whoLeft(person);
    const eventId = await event();
    const shiftId = await shift(eventId);
    const slotId = await slot(shiftId);
    await query(
      `INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source, ended_at, ended_reason)
       SELECT $1, id, $3, during, 'cancelled', 'book', now(), $4 FROM app.shift WHERE id = $2`,
      [slotId, shiftId, id, `${person.firstName} went home`],
    );
    const { data, error } = await admin().auth.admin.createUser({ email: person.email, email_confirm: true });
    if (error) throw error;
    const userId = data.user.id;
    await query(
      `UPDATE auth.identities SET provider = 'sso:' || gen_random_uuid(), provider_id = $2,
         identity_data = jsonb_build_object('email', $2::text, 'name', $3::text) WHERE user_id = $1`,
      [userId, person.email, person.lastName],
    );
    await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, $2, 'es')", [userId, person.firstName]);
    await query("UPDATE app.worker SET user_id = $2 WHERE id = $1", [id, userId]);
    await isThere(person);
    await blocked(id);
    await carryOut();
    await eraseDue("2099-01-01");
    await carryOut();
    expect(await tracesNow(person)).toEqual([]);
  });

  test("who works in the office too, but what the office has of its colleague until they leave", async () => {
    const person = somebody();
    const { id } = await whoLeft(person);
    const { data } = await admin().auth.admin.createUser({ email: person.email, email_confirm: true });
    const userId = data.user!.id;
    await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, $2, 'es')", [userId, person.firstName]);
    await query("INSERT INTO app.staff (user_id, email, joined_at) VALUES ($1, $2, now())", [userId, person.email]);
    await query("UPDATE app.worker SET user_id = $2 WHERE id = $1", [id, userId]);
    await blocked(id);
    await carryOut();
    await eraseDue("2099-01-01");
    await carryOut();
    const where = new Set((await tracesNow(person)).map((trace) => trace.split(":")[0]));
    expect([...where].toSorted()).toEqual(["app.account", "app.staff", "auth.identities", "auth.users"]);
  });

  test("by a form, and turned away", async () => {
    const person = somebody();
    const { id } = await applied(person);
    await takeToReview(reviewer, id, { version: 2 });
    const { rows } = await query("SELECT version FROM app.application WHERE id = $1", [id]);
    await rejectApplication(reviewer, id, {
      version: rows[0].version,
      reason: "other",
      message: `Sorry ${person.firstName}`,
    });
    await eraseApplication(parts.files, id, who(["submission.view", "worker.delete"]), "application.erase-asked");
    await carryOut();
    expect(await tracesNow(person)).toEqual([]);
  });

  test("by a form that they began and took back", async () => {
    const person = somebody();
    const { id } = await applied(person, false);
    expect(await tracesNow(person)).not.toEqual([]);
    await eraseApplication(parts.files, id, themselves);
    await carryOut();
    expect(await tracesNow(person)).toEqual([]);
  });

  test("nor in what the server remembers of any of them", async () => {
    const everybody = Array.from({ length: people }, (_, n) => [`Xurxane${n + 1}q`, `Zubeldiarán${n + 1}q`]);
    expect(everybody.length).toBeGreaterThan(0);
    expect(await tracesInMemory(everybody.flat())).toEqual([]);
  });
});
