import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { allReasons } from "@product/domain/clearance/clearance";
import type { Facts } from "@product/domain/clearance/facts";
import { ana, company, heldDocument, rules } from "@product/domain/clearance/testing/someone";
import { fixActions, modes, reasonCodes, type Reason } from "@product/domain/clearance/verdict";
import { locales, type Locale } from "@product/domain/locales";
import { workerStatuses } from "@product/domain/people/workers";
import { messages } from "#features/people/clearance-light/messages.ts";
import { reasonSentence, type ReasonWords } from "./reason-sentence.ts";

const today = "2026-06-11";
const translator = Object.fromEntries(
  locales.map(({ code: locale }) => [
    locale,
    createTranslator({
      locale,
      messages: { clearance: Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, text[locale]])) },
      namespace: "clearance",
      onError: (error: Error) => {
        throw error;
      },
    } as never),
  ]),
) as unknown as Record<Locale, ReasonWords["t"]>;
const say = (reason: Reason, locale: Locale = "en", to: ReasonWords["to"] = "office") =>
  reasonSentence(reason, { t: translator[locale], locale, today, to });

const reasonsOf = (spoilt: Partial<Facts>, ask: Partial<Parameters<typeof allReasons>[2]> = {}) =>
  allReasons({ ...ana, ...spoilt }, rules, { mode: "assign", ...ask }).filter(({ until }) => until >= today);
const waiting = (typeId: string) => ({ ...heldDocument(typeId), state: "waiting" as const });
const contract = { ...ana.engagements[0]!, legalEntityId: company };
const heights = { qualificationId: "heights", state: "verified" as const, validFrom: null, validUntil: "2026-09-01" };
const check = {
  country: "UK" as const,
  outcome: "limited" as const,
  checkedOn: "2026-05-01",
  madeAt: "2026-05-01T10:00:00Z",
  validUntil: "2026-08-01",
};

/** One of each kind of trouble that someone can be in. */
const spoilt: Partial<Facts>[] = [
  ...workerStatuses.map((status) => ({ status })),
  { status: "suspended", statusUntil: "2026-07-01" },
  { refusedBy: ["stadium"] },
  ...["dni", "prl-training"].flatMap((type) => {
    const others = ana.documents.filter(({ typeId }) => typeId !== type);
    return [
      { documents: others },
      { documents: [...others, waiting(type)] },
      { documents: [...others, heldDocument(type, "2026-06-19")] },
      { documents: [...others, heldDocument(type, "2026-06-19"), waiting(type)] },
      { documents: [...others, heldDocument(type, "2026-05-01"), waiting(type)] },
      { documents: [...others, heldDocument(type, "2026-05-01")] },
      { documents: [...others, heldDocument(type, null, "2026-12-24")] },
    ];
  }),
  ...[null, "CO", "ES"].flatMap((nationality) => [
    { nationality, country: "UK" as const },
    { nationality },
    { nationality, documents: [...ana.documents, waiting("work-permit")] },
    { nationality, documents: [...ana.documents, heldDocument("work-permit", "2027-01-31")] },
    { nationality, country: "UK" as const, checks: [check] },
    { nationality, country: "UK" as const, checks: [{ ...check, outcome: "refused" as const }] },
  ]),
  ...[null, "2012-03-01", "2009-01-01"].map((birthDate) => ({ birthDate })),
  { country: "UK", birthDate: "2012-03-01" },
  ...[[], [{ ...contract, altaOn: null }], [{ ...contract, state: "sent" as const }]].map((engagements) => ({
    engagements,
  })),
  ...["2026-05-31", "2026-06-30"].map((lastDay) => ({ engagements: [{ ...contract, lastDay, bajaOn: lastDay }] })),
  { engagements: [{ ...contract, firstDay: "2026-12-24" }] },
  { hasSocialNumber: false },
  { hasBankAccount: false },
  { hasSocialNumber: false, hasBankAccount: false },
  { documents: [...ana.documents, { ...heldDocument("fitness", "2027-01-14"), fitness: "not_fit" }] },
  { qualifications: [heights] },
  { qualifications: [{ ...heights, state: "claimed" }] },
  { qualifications: [heights, { ...heights, state: "claimed" }] },
  { qualifications: [{ ...heights, validFrom: "2026-12-24", validUntil: null }] },
  { absences: [{ from: "2026-06-01", until: "2026-06-30" }] },
  { absences: [{ from: "2026-08-01", until: "2026-08-15" }] },
  { absences: [{ from: "2026-06-01", until: "9999-12-31" }] },
];
const computedReasons = modes.flatMap((mode) =>
  ["waiter", "barman", "rigger"].flatMap((roleId) =>
    spoilt.flatMap((facts) => reasonsOf(facts, { mode, roleId, clientId: "stadium" })),
  ),
);
const asking = { qualificationIds: [], documentTypeIds: [], languages: ["eu"], list: { id: "vip", name: "VIP" } };
const ofPlace = reasonsOf({}, { also: asking });
const every = [...new Map([...computedReasons, ...ofPlace].map((reason) => [JSON.stringify(reason), reason])).values()];

describe("the sentences of a reason", () => {
  it("are there for whatever can stand in the way, in both languages, for office and worker", () => {
    expect([...new Set(every.map(({ code }) => code))].toSorted()).toEqual([...reasonCodes].toSorted());
    expect([...new Set(every.map(({ fix }) => fix.action))].toSorted()).toEqual([...fixActions].toSorted());
    for (const reason of every)
      for (const { code: locale } of locales)
        for (const to of ["office", "worker"] as const) {
          const { headline, detail, fix, mend } = say(reason, locale, to);
          for (const text of [headline, detail, mend]) expect(text).toMatch(/^[A-ZÁÉÍÓÚa-z].*[^ :;,]$/);
          expect([headline, detail, fix, mend].join("|")).not.toMatch(/[{}]|undefined|null|NaN|9999|0001|  /);
          expect(fix === "").toBe(reason.fix.action === "wait");
        }
  });

  it("tell what is to come from what is over", () => {
    const training = (...documents: Facts["documents"]) =>
      reasonsOf({ documents: [heldDocument("dni"), heldDocument("photo"), ...documents] })[0]!;
    const named = (reason: Reason) => ({
      ...reason,
      params: { ...reason.params, nameEn: "PRL training", nameEs: "Formación PRL" },
    });
    const ends = named(training(heldDocument("prl-training", "2026-06-19")));
    expect(say(ends)).toEqual({
      headline: "PRL training expires on 19 June",
      detail: "Can be given shifts; outstanding from 20 June · Ley 31/1995 art. 19",
      fix: "Ask for renewal",
      mend: "The worker sends it when the office asks for it; the office can also upload it.",
    });
    expect(say(ends, "es").headline).toBe("Formación PRL: caduca el 19 de junio");
    expect(say(named(training(heldDocument("prl-training", "2025-06-01")))).headline).toBe(
      "PRL training expired on 1 June 2025",
    );
    expect(say(named(training())).headline).toBe("PRL training missing");
    expect(say(named(training(waiting("prl-training"))), "es").headline).toBe("Formación PRL: pendiente de revisar");
    const renewed = say(named(training(heldDocument("prl-training", "2026-09-02"), waiting("prl-training"))));
    expect(renewed.headline).toBe("PRL training: new one to review");
    expect(renewed.detail).toBe("The current one expires on 2 September · Ley 31/1995 art. 19");
  });

  it("say what nobody can override, and what someone can", () => {
    const [noContract] = reasonsOf({ engagements: [] });
    expect(say(noContract!)).toMatchObject({
      headline: "No contract in force",
      detail: "No shifts, unless overridden with a reason · ET art. 8",
    });
    const [tooYoung] = reasonsOf({ birthDate: "2010-08-20" });
    expect(say(tooYoung!, "es").detail).toBe("Sin turnos hasta el 19 de agosto, y no admite excepción · ET art. 6.1");
  });

  it("tell a worker no more than that it is so", () => {
    const [blocked] = reasonsOf({ status: "blocked" });
    const [refused] = reasonsOf({ refusedBy: ["stadium"] }, { clientId: "stadium" });
    const unfit = reasonsOf(
      { documents: [...ana.documents, { ...heldDocument("fitness"), fitness: "not_fit" }], qualifications: [heights] },
      { roleId: "rigger" },
    ).find(({ code }) => code === "document.unfit");
    expect([blocked!, refused!, unfit!].map((reason) => say(reason, "en", "worker").headline)).toEqual([
      "Not available at the moment",
      "Not available for this client",
      "A required document is missing",
    ]);
    expect(say(unfit!, "es").headline).toBe("fitness: no apto");
  });

  it("are said as far as they are known where something was left out of them", () => {
    const bare = (code: string) => say({ code, verdict: "BLOCK" } as Reason, "es");
    expect(bare("status").headline).toBe("Estado");
    expect(bare("absent")).toMatchObject({ headline: expect.stringMatching(/./), fix: "" });
    const oddDay = { code: "absent", verdict: "BLOCK", params: {}, fix: {}, until: "someday" } as unknown as Reason;
    expect(say(oddDay).headline).toContain("—");
    for (const code of reasonCodes) expect(bare(code).headline).not.toBe("");
  });
});
