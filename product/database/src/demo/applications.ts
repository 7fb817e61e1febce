/** Applications of invented people, in every state that there is. */
import { and, eq, inArray } from "drizzle-orm";
import type { Answers } from "@product/domain/forms/definition";
import type { ApplicationState } from "@product/domain/forms/states";
import { contactHash, linkHash, resumeToken, statusToken } from "@product/database/applications/links";
import { closedAnswers, sealOf } from "@product/database/applications/open-application";
import { applications } from "@product/database/tables/site/form";
import { roles } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import type { Transaction } from "@product/database/write";
import { demoAccounts } from "./accounts.ts";
import { demoForms, demoVersionOf } from "./forms.ts";
import { demoEntities } from "./worker-words.ts";

type Applicant = {
  name: string;
  surname: string;
  state: ApplicationState;
  /** Which of the forms, from 0. */
  form: 0 | 1 | 2;
  roles: readonly string[];
  hoursAgo: number;
  more?: Answers;
  message?: string;
};

const applicants: readonly Applicant[] = [
  { name: "Ane", surname: "Goikoetxea Mujika", state: "submitted", form: 0, roles: ["waiter", "bar"], hoursAgo: 50 },
  { name: "Gorka", surname: "Landa Ruiz", state: "submitted", form: 0, roles: ["waiter"], hoursAgo: 47 },
  { name: "Samuel", surname: "Okafor", state: "submitted", form: 1, roles: ["steward"], hoursAgo: 44 },
  { name: "Leire", surname: "Basterra Ugalde", state: "submitted", form: 0, roles: ["host"], hoursAgo: 30 },
  { name: "Iñaki", surname: "Zulueta Ferrer", state: "in_review", form: 2, roles: ["rigger"], hoursAgo: 27 },
  { name: "Priya", surname: "Raman", state: "submitted", form: 1, roles: ["waiter"], hoursAgo: 25 },
  { name: "Markel", surname: "Aguirre Soto", state: "submitted", form: 0, roles: ["bar"], hoursAgo: 9 },
  {
    name: "Nora",
    surname: "Benali",
    state: "submitted",
    form: 2,
    roles: ["host", "waiter"],
    hoursAgo: 3,
    more: { nationality: "MA" },
  },
  {
    name: "Unai",
    surname: "Etxeberria",
    state: "started",
    form: 0,
    roles: ["waiter"],
    hoursAgo: 20,
    more: { signature: "", truth: "" },
  },
  {
    name: "Maite",
    surname: "Larrea Ochoa",
    state: "more_info",
    form: 0,
    roles: ["cook"],
    hoursAgo: 70,
    message: "Nos falta una foto legible de tu DNI, las dos caras.",
  },
  { name: "Tom", surname: "Whitfield", state: "rejected", form: 1, roles: ["driver"], hoursAgo: 160 },
  { name: "Cheap", surname: "Watches", state: "spam", form: 0, roles: [], hoursAgo: 90 },
];

const hourMs = 3_600_000;
const office = demoAccounts.find(({ role }) => role === "hr")!.id;
const idOf = (number: number) => `00000000-0000-4000-8000-0000000004${String(number).padStart(2, "0")}`;

export const demoApplicationIds: readonly string[] = applicants.map((_, number) => idOf(number + 1));

export async function loadDemoApplications(tx: Transaction): Promise<void> {
  const known = new Map((await tx.select().from(roles)).map(({ key, id }) => [key, id]));
  for (const [number, applicant] of applicants.entries()) {
    const roleIds = applicant.roles.flatMap((key) => known.get(key) ?? []);
    await put(tx, idOf(number + 1), applicant, answersOf(applicant, number, roleIds), null);
  }
  await putAccepted(tx, known.get("waiter"));
}

/** One of the workers of the demonstration came by the form. */
async function putAccepted(tx: Transaction, waiter: string | undefined): Promise<void> {
  const [worker] = await tx
    .select()
    .from(workers)
    .where(and(eq(workers.legalEntityId, demoEntities.ES.id), inArray(workers.status, ["approved"])))
    .orderBy(workers.code)
    .limit(1);
  if (!worker) return;
  const applicant: Applicant = {
    name: worker.firstName,
    surname: worker.lastName,
    state: "accepted",
    form: 0,
    roles: [],
    hoursAgo: 200,
  };
  await put(tx, idOf(99), applicant, answersOf(applicant, 99, waiter ? [waiter] : []), worker.id);
}

async function put(
  tx: Transaction,
  id: string,
  { state, form: at, hoursAgo, message }: Applicant,
  answers: Answers,
  workerId: string | null,
): Promise<void> {
  const form = demoForms[at];
  const moment = new Date(new Date().getTime() - hoursAgo * hourMs);
  const seal = await sealOf(tx, { id, workerId });
  const isSent = state !== "started";
  const isDecided = ["accepted", "rejected", "more_info", "spam"].includes(state);
  await tx.insert(applications).values({
    id,
    formId: form.id,
    formVersionId: demoVersionOf(form.id),
    state,
    language: form.language,
    answersSealed: closedAnswers(seal, answers),
    contactHash: contactHash(String(answers["email"])),
    resumeTokenHash: linkHash(resumeToken(id)),
    statusTokenHash: isSent ? linkHash(statusToken(id)) : null,
    page: isSent ? "" : "send",
    submittedAt: isSent ? moment : null,
    ...(isDecided ? { decidedBy: office, decidedAt: new Date(moment.getTime() + 5 * hourMs) } : {}),
    rejectReason: state === "rejected" ? "not_a_fit" : null,
    messageSealed: message ? seal.close(message) : null,
    workerId,
    touchedAt: moment,
    createdAt: moment,
    updatedAt: moment,
  });
}

const letters = "TRWAGMYFPDXBNJZSQVHLCKE";

/** A number that adds up and was never given out to the person. */
function answersOf({ name, surname, form, more }: Applicant, number: number, roleIds: readonly string[]): Answers {
  const digits = 79_400_000 + number * 137;
  const isSpanish = form !== 1;
  return {
    first_name: name,
    last_name: surname,
    email: `${name}.${surname.split(" ")[0]}@example.org`.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase(),
    mobile: isSpanish ? `6120010${String(number).padStart(2, "0")}` : `+4477009001${String(number).padStart(2, "0")}`,
    birth_date: `200${number % 6}-0${(number % 8) + 1}-1${number % 9}`,
    nationality: isSpanish ? "ES" : "GB",
    ...(isSpanish ? { document_kind: "dni", spanish_id: `${digits}${letters[digits % 23]}` } : {}),
    roles: roleIds,
    availability: ["4-afternoon", "5-night", "6-morning", "7-morning"],
    languages: [isSpanish ? "es:native" : "en:native", "fr:B1"],
    truth: "1",
    signature: `${name} ${surname}`,
    ...more,
  };
}
