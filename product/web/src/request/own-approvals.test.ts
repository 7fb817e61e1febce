/** Sending a contract, confirming an account and going past a finding, about oneself: left to a colleague; alone in a company done and marked, but for what takes two. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Person } from "@product/domain/actor";
import { everyPermission } from "@product/domain/permissions/catalogue";
import { demoEntities } from "@product/database/demo/worker-words";
import { sendContract } from "#features/papers/contract-signing/commands.server.ts";
import { createEngagement } from "#features/papers/engagements/commands.server.ts";
import { engagementForm } from "#features/papers/engagements/schema.ts";
import { sendOnboarding } from "#features/papers/onboarding/commands.server.ts";
import { confirmBank } from "#features/people/bank-accounts/commands.server.ts";
import { editIdentity, editPay } from "#features/people/worker-page/commands.server.ts";
import { identityForm, payForm } from "#features/people/worker-record/schema.ts";
import { assignWorker, confirmOverride, overrideFindings } from "#features/planning/assignments/commands.server.ts";
import { createOverride } from "#features/planning/rules/commands.server.ts";
import { overrideForm as ruleForm } from "#features/planning/rules/schema.ts";
import { editShift, publishShift } from "#features/planning/shifts/commands.server.ts";
import { shiftForm } from "#features/planning/shifts/schema.ts";
import { readByALawyer, seasonTerms } from "#testing/contracted.ts";
import { otherColleague } from "#testing/other-colleague.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { proposalOf } from "#testing/proposal-of.ts";
import { day, useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { lastActs } from "#testing/world.ts";

const { query, ready, version } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);
const own: Person = {
  ...who(everyPermission),
  get workerId() {
    return ready.id;
  },
};
const office = who(everyPermission);
const oneself = { refusals: [{ code: "worker.oneself", n: 1, others: "Nerea Otaegi" }] };
const twoNeeded = { refusals: [{ code: "worker.other-person-needed" }] };
const why = "Nobody else may drive the crane";
const template = { id: "" };

beforeAll(async () => {
  template.id = await readByALawyer(query, "ES");
  await query("UPDATE app.legal_entity SET tax_id = 'B00000000', address = 'Calle del Puerto 2' WHERE id = $1", [
    demoEntities.ES.id,
  ]);
  // Where a company lets its own rule stand in the way, one person may go past it; what the law says takes two.
  const since = { reason: "Agreed with the works council", from: "2027-01-01" };
  await createOverride(office, ruleForm.parse({ rule: "SPREAD-14", scope: "global", severity: "block", ...since }));
});

beforeEach(async () => {
  await query("DELETE FROM app.account WHERE name = ANY('{Nerea Otaegi,Ane Zubiri}')");
  await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, 'Ane Zubiri', 'es')", [own.id]);
  await otherColleague(query, "Nerea Otaegi", everyPermission);
  await query("UPDATE app.worker SET user_id = $1 WHERE id = $2", [own.id, ready.id]);
});

const alone = () => query("UPDATE app.staff SET deactivated_at = now()");
const marks = async () =>
  (await lastActs(3)).filter(({ subjects }) => subjects.includes(`oneself ${own.id}`)).map(({ act }) => act);

async function contract() {
  await editIdentity(
    office,
    ready.id,
    identityForm.parse({ spanishId: "12345678Z", nationality: "ES", version: await version() }),
  );
  await query("DELETE FROM app.engagement WHERE worker_id = $1", [ready.id]);
  const terms = { legalEntityId: demoEntities.ES.id, type: "fixed_discontinuous" };
  const form = engagementForm.parse({ ...terms, ...seasonTerms(template.id, day(10)) });
  return { engagementId: (await createEngagement(office, ready.id, form)).id, version: 1 };
}
const contractState = async () =>
  (await query("SELECT state FROM app.engagement WHERE worker_id = $1", [ready.id])).rows[0].state;

async function account() {
  await editPay(office, ready.id, payForm.parse({ iban: "GB29NWBK60161331926819", version: await version() }));
  return proposalOf(ready.id, "bank");
}

const place = async (eventId: string, on: number, from: string, until: string) => {
  const at = (time: string) => `2027-06-${on}T${time}`;
  const shiftId = await shift(eventId, { startsAt: at(from), endsAt: at(until) });
  const slotId = await slot(shiftId, { roleId: ready.roleId });
  await publishShift(planner, shiftId, await versionOf("shift", shiftId));
  return { shiftId, slotId };
};
const assign = (actor: Person, { shiftId, slotId }: { shiftId: string; slotId: string }, more: object = {}) =>
  assignWorker(actor, shiftId, { slotId, workerId: ready.id, ...more });
const anyway = { isOverriding: "on", reason: why };

/** Put down early that day; the later place is one too many for a split day of the company. */
async function splitDay() {
  const eventId = await event();
  await assign(planner, await place(eventId, 18, "06:00", "08:00"));
  return place(eventId, 18, "18:00", "22:00");
}

/** Down for a shift that was then moved to where the company's rule stands in the way. */
async function movedAway() {
  const eventId = await event();
  await assign(planner, await place(eventId, 18, "06:00", "08:00"));
  const { shiftId, slotId } = await place(eventId, 18, "10:00", "12:00");
  const { id } = await assign(planner, { shiftId, slotId });
  const moved = { title: "Barra", startsAt: "2027-06-18T19:00", endsAt: "2027-06-18T22:00" };
  const form = shiftForm.parse({ ...moved, version: await versionOf("shift", shiftId) });
  await editShift(planner, shiftId, form);
  return { shiftId, assignmentId: id, version: await versionOf("assignment", id), reason: why };
}

/** Less rest than the law gives, which the office has decided about; the second of two has not. */
async function awaitingSecond() {
  const eventId = await event();
  await assign(planner, await place(eventId, 18, "14:00", "22:00"));
  const late = await place(eventId, 19, "09:00", "17:00");
  const { id } = await assign(planner, late, anyway);
  return { shiftId: late.shiftId, assignmentId: id, version: await versionOf("assignment", id) };
}

const actions: [string, readonly string[], () => Promise<() => Promise<unknown>>][] = [
  [
    "sends a contract",
    ["engagement.send"],
    async () => {
      const drawn = await contract();
      return () => sendContract(own, ready.id, drawn);
    },
  ],
  [
    "sends a contract with all that is owed",
    ["engagement.send"],
    async () => {
      const drawn = await contract();
      return () => sendOnboarding(own, ready.id, { kinds: [], note: "", contract: drawn });
    },
  ],
  [
    "puts down in spite of a finding",
    ["assignment.override"],
    async () => {
      const late = await splitDay();
      return () => assign(own, late, anyway);
    },
  ],
  [
    "decides about a finding of who is already down",
    ["assignment.override"],
    async () => {
      const { shiftId, ...form } = await movedAway();
      return () => overrideFindings(own, shiftId, form);
    },
  ],
];

describe("whoever works shifts too", () => {
  test.for(actions)("%s of others, and of themselves leaves it to a colleague", async ([, , prepare]) => {
    const actionName = await prepare();
    await expect(actionName()).rejects.toMatchObject(oneself);
  });

  test.for(actions)(
    "%s of themselves where no colleague could, and the trail marks it",
    async ([, marked, prepare]) => {
      const actionName = await prepare();
      await alone();
      await actionName();
      expect(await marks()).toEqual(marked);
    },
  );

  test("is sent no contract that they sent, while a colleague is there, and then is", async () => {
    const drawn = await contract();
    await expect(sendContract(own, ready.id, drawn)).rejects.toMatchObject(oneself);
    expect(await contractState()).toBe("draft");
    await alone();
    await sendContract(own, ready.id, drawn);
    expect(await contractState()).toBe("sent");
  });

  test("confirms no account of their own, alone or not, and it waits", async () => {
    const seen = await account();
    await expect(confirmBank(own, ready.id, seen)).rejects.toMatchObject(twoNeeded);
    await alone();
    await expect(confirmBank(own, ready.id, seen)).rejects.toMatchObject(twoNeeded);
    expect(await proposalOf(ready.id, "bank")).toEqual(seen);
    await confirmBank({ ...who(everyPermission), workerId: crypto.randomUUID() }, ready.id, seen);
    expect(await proposalOf(ready.id, "bank")).toEqual({ proposal: "" });
  });

  test("is not the second of two about themselves, alone or not", async () => {
    const { shiftId, ...form } = await awaitingSecond();
    await expect(confirmOverride(own, shiftId, form)).rejects.toMatchObject(twoNeeded);
    await alone();
    await expect(confirmOverride(own, shiftId, form)).rejects.toMatchObject(twoNeeded);
    await confirmOverride(office, shiftId, form);
  });
});
