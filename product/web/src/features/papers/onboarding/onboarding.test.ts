import { beforeAll, describe, expect } from "vitest";
import { behindLink as contractBehind } from "#features/papers/contract-signing/queries.server.ts";
import { isOnboarding } from "#features/people/onboarding-link/queries.server.ts";
import { sendContract, signContract } from "#features/papers/contract-signing/commands.server.ts";
import { signatureForm } from "#features/papers/contract-signing/schema.ts";
import { requestDocuments } from "#features/papers/document-requests/commands.server.ts";
import { createEngagement } from "#features/papers/engagements/commands.server.ts";
import { engagementForm } from "#features/papers/engagements/schema.ts";
import { behindLink as documentsBehind } from "#features/papers/evidence/queries.server.ts";
import { receiveEvidence } from "#features/papers/evidence/receive.server.ts";
import { evidenceForm } from "#features/papers/evidence/schema.ts";
import { completeRecord, sendLink } from "#features/people/completion/commands.server.ts";
import { behindLink as detailsBehind, completionFaults } from "#features/people/completion/queries.server.ts";
import { completionForm } from "#features/people/completion/schema.ts";
import type { Letter } from "#request/ports/mailer.ts";
import { contracted, day, readByALawyer, seasonTerms } from "#testing/contracted.ts";
import { useFiles } from "#testing/files.ts";
import { blackPng } from "#testing/pictures.ts";
import { useTwoEntities } from "#testing/two-entities.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { releaseContract, sendOnboarding } from "./commands.server.ts";
import { onboardingJobs } from "./jobs.server.ts";
import { offerFor, onboardingBehind } from "./queries.server.ts";
import { onboardingForm } from "./schema.ts";
import { stepsOf } from "./share/steps.ts";

const { query, entities, url } = useTwoEntities();
const parts = useFiles(url);
const hr = who(["worker.view", "worker.edit", "identity.view", "pay.view", "pay.edit", "document.create"]);
const here = { language: "es", address: "192.0.2.7" } as const;

let template: string;
let dni: string;
beforeAll(async () => {
  template = await readByALawyer(query, "ES");
  await query("UPDATE app.legal_entity SET tax_id = 'B00000000', address = 'Calle del Puerto 2'");
  dni = (await query("SELECT id FROM app.document_type WHERE key = 'dni'")).rows[0].id;
});

const nothingTold = { identities: [], address: "", town: "", postcode: "", birthDate: null };
const answers = completionForm.parse({
  address: "Calle Mayor 1",
  town: "Bilbao",
  postcode: "48001",
  mobile: "+34600111222",
  birthDate: "14/03/1998",
  spanishId: "12345678Z",
});

async function contractOf(workerId: string, typed: Record<string, unknown> = {}) {
  const terms = {
    legalEntityId: entities.ribera,
    type: "fixed_discontinuous",
    ...seasonTerms(template, day(10)),
    ...typed,
  };
  return (await createEngagement(hr, workerId, engagementForm.parse(terms))).id;
}

/** Sends it with everything, and gives the secret. */
async function onboard(workerId: string, form: Parameters<typeof onboardingForm.parse>[0] = {}, actor = hr) {
  const link = await sendOnboarding(actor, workerId, onboardingForm.parse(form));
  return link?.path.split("/").at(-1);
}

async function lettersTo(workerId: string): Promise<Letter[]> {
  const letters: Letter[] = [];
  const jobs = onboardingJobs(async (letter) => void letters.push(letter), "https://site.test");
  const { rows } = await query(
    "SELECT payload FROM app.job WHERE kind = 'worker.onboarding-letter' AND payload->>'workerId' = $1 ORDER BY id",
    [workerId],
  );
  for (const { payload } of rows) await jobs["worker.onboarding-letter"](payload);
  return letters;
}
const statesOf = async (token: string) => {
  const behind = await onboardingBehind(token, "es");
  return behind && stepsOf(behind).map(({ part, state, says }) => `${part} ${state} ${says}`);
};

describe("one link for onboarding", () => {
  test("carries details, documents and contract by one letter, and is over when all is done", async () => {
    const id = await contracted(entities.ribera, { ...nothingTold, status: "draft" });
    const engagementId = await contractOf(id);
    await query("DELETE FROM app.job");
    const token = (await onboard(id, { kinds: [dni], contract: `${engagementId}@1` }))!;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await lastActs(3)).map(({ act }) => act)).toEqual([
      "worker.onboard",
      "worker.see-link",
      "document.request",
    ]);
    const { rows: jobs } = await query("SELECT kind, payload FROM app.job");
    expect(jobs.map(({ kind }) => kind)).toEqual(["worker.onboarding-letter"]);
    expect(JSON.stringify(jobs)).not.toContain(token);
    expect(await lettersTo(id)).toMatchObject([
      {
        channel: "mail",
        kind: "worker-onboarding",
        language: "es",
        subject: "Todo para empezar con Ribera",
        paragraphs: [
          "Hola, Ane:",
          expect.any(String),
          "– tus datos",
          "– fotos de tus documentos",
          "– tu firma en el contrato",
          expect.any(String),
        ],
        button: { url: `https://site.test/es/signup/resume/${token}` },
      },
    ]);
    expect(await statesOf(token)).toEqual([
      "details outstanding detailsOpen",
      "documents outstanding documentsOpen",
      "contract waiting contractAfterDetails",
    ]);
    expect(await contractBehind(token), "there is no text to sign yet").toBeUndefined();

    expect(await completionFaults(token, { ...answers, address: "" })).toMatchObject({
      address: { fault: "required" },
    });
    expect(await completionFaults(token, answers)).toEqual({});
    await completeRecord(token, answers, () => releaseContract(token));
    expect((await lastActs(2)).map(({ act, actorKind }) => `${act} ${actorKind}`)).toEqual([
      "worker.complete worker",
      "engagement.write-out worker",
    ]);
    expect(await detailsBehind(token), "what was told is not shown, nor told twice").toBeUndefined();
    expect((await contractBehind(token))!.texts.es).toContain("12345678Z");
    expect(await statesOf(token)).toEqual([
      "details done detailsDone",
      "documents outstanding documentsOpen",
      "contract outstanding contractOpen",
    ]);

    const picture = new File([blackPng(60, 40) as Uint8Array<ArrayBuffer>], "me.png", { type: "image/png" });
    await receiveEvidence(
      parts.files,
      token,
      evidenceForm.parse({ kind: dni, front: picture, back: picture, number: "12345678Z" }),
    );
    await signContract(token, signatureForm.parse({ name: "Ane Etxeberria Ruiz", agrees: true }), here);
    expect(await statesOf(token)).toEqual([
      "details done detailsDone",
      "documents done documentsDone",
      "contract done contractSigned",
    ]);
  });

  test("opens nothing once it is over, and another one ends all that the first opened", async () => {
    const id = await contracted(entities.ribera);
    const engagementId = await contractOf(id);
    const first = (await onboard(id, { kinds: [dni], contract: `${engagementId}@1` }))!;
    expect([await isOnboarding(first), Boolean(await contractBehind(first))]).toEqual([true, true]);
    const second = (await onboard(id))!;
    for (const behind of [onboardingBehind, documentsBehind]) expect(await behind(first, "es")).toBeUndefined();
    expect(await contractBehind(first)).toBeUndefined();
    expect((await documentsBehind(second, "es"))!.cards, "what has not come is asked for again").toHaveLength(1);
    expect(await lettersTo(id), "the letter of one that is over is not sent").toHaveLength(1);

    await sendLink(hr, id);
    expect(await onboardingBehind(second, "es")).toBeUndefined();
    expect(await documentsBehind(second, "es")).toBeUndefined();
    const third = (await onboard(id))!;
    await query("UPDATE app.completion_link SET expires_at = now() - interval '1 second' WHERE worker_id = $1", [id]);
    for (const token of [third, "of-nobody"]) expect(await onboardingBehind(token, "es")).toBeUndefined();
    expect(await isOnboarding(third)).toBe(false);
  });

  test("says of a part that a newer link of its own carries it", async () => {
    const id = await contracted(entities.ribera);
    const engagementId = await contractOf(id);
    const token = (await onboard(id, { kinds: [dni], contract: `${engagementId}@1` }))!;
    await requestDocuments(hr, id, { kinds: [dni], note: "" });
    await sendContract(hr, id, { engagementId, version: 2 });
    expect(await statesOf(token)).toEqual([
      "details outstanding detailsOpen",
      "documents outstanding elsewhere",
      "contract outstanding elsewhere",
    ]);
  });

  test("is shown to who may see all that it opens, and to nobody else", async () => {
    const id = await contracted(entities.ribera, nothingTold);
    const engagementId = await contractOf(id);
    const clerk = { ...hr, grants: hr.grants.filter(({ permission }) => permission !== "pay.view") };
    expect(
      await onboard(id, { contract: `${engagementId}@1` }, clerk),
      "the text will say what is paid",
    ).toBeUndefined();
    expect((await lastActs())[0]).toMatchObject({ act: "worker.onboard" });
    expect(await onboard(id, {}, clerk)).toBeDefined();
    const elsewhere = who(["worker.view", "worker.edit", "document.create"], { kind: "entity", id: entities.thames });
    for (const other of [elsewhere, who(["worker.view"])])
      await expect(onboard(id, {}, other)).rejects.toMatchObject({ name: "NotPermitted" });
    const asksNothing = who(["worker.view", "worker.edit"]);
    await expect(onboard(id, { kinds: [dni] }, asksNothing)).rejects.toMatchObject({ name: "NotPermitted" });
    expect((await offerFor(asksNothing, { id, legalEntityId: entities.ribera }, "es", day(0))).kinds).toEqual([]);
  });

  test("is refused where nobody can be reached, a contract lacks what the office has to mend, or it was changed", async () => {
    const silent = await contracted(entities.ribera, { email: null });
    await expect(onboard(silent)).rejects.toMatchObject({ refusals: [{ code: "worker.unreachable" }] });
    const id = await contracted(entities.ribera, nothingTold);
    const engagementId = await contractOf(id, { category: "" });
    const send = (version: number) => onboard(id, { contract: `${engagementId}@${version}` });
    await expect(send(1)).rejects.toMatchObject({ refusals: [{ code: "engagement.incomplete" }] });
    await expect(send(7)).rejects.toMatchObject({ refusals: [{ code: "record.changed-meanwhile" }] });
    expect((await query("SELECT 1 FROM app.completion_link WHERE worker_id = $1", [id])).rows).toEqual([]);
  });
});
