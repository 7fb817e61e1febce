/** A company and a worker for the tests of the clearance: everything is in order, each test spoils one thing. */
import type { DocumentRule, Facts, Rules } from "@product/domain/clearance/facts";

export const company = "entity";

export const documentRule = (key: string, rest: Partial<DocumentRule> = {}): DocumentRule => ({
  id: key,
  key,
  nameEn: key,
  nameEs: key,
  countries: ["ES", "UK"],
  workerTypes: [],
  nationality: "any",
  minorsOnly: false,
  requiredFor: [],
  severity: "block",
  proves: null,
  citation: "",
  citationUk: "",
  roleIds: [],
  clientIds: [],
  ...rest,
});

export const rules: Rules = {
  documentTypes: [
    documentRule("dni", { proves: "identity" }),
    documentRule("passport", { proves: "identity" }),
    documentRule("work-permit", { proves: "work_permit", countries: ["ES"], requiredFor: ["assign"] }),
    documentRule("prl-training", { requiredFor: ["assign"], severity: "override", citation: "Ley 31/1995 art. 19" }),
    documentRule("photo", { proves: "photo", requiredFor: ["checkin"] }),
    documentRule("guardian-consent", { proves: "guardian_consent", minorsOnly: true, requiredFor: ["assign"] }),
    documentRule("food-handler", { requiredFor: ["assign"], roleIds: ["waiter"] }),
    documentRule("stadium-course", { requiredFor: ["assign"], clientIds: ["stadium"] }),
    documentRule("fitness", { proves: "fitness", requiredFor: ["assign"], roleIds: ["rigger"] }),
  ],
  roles: [
    { id: "waiter", minimumAge: 16, qualificationIds: [] },
    { id: "barman", minimumAge: 18, qualificationIds: [] },
    { id: "rigger", minimumAge: 18, qualificationIds: ["heights"] },
  ],
  qualifications: [
    { id: "heights", nameEn: "Work at height", nameEs: "Trabajo en altura" },
    { id: "rescue", nameEn: "Rescue at height", nameEs: "Rescate en altura" },
  ],
  implications: [{ higher: "rescue", lower: "heights" }],
};

export const heldDocument = (typeId: string, validUntil: string | null = null, validFrom: string | null = null) => ({
  typeId,
  state: "verified" as const,
  validFrom,
  validUntil,
  fitness: null,
});

/** Ana: Spanish, grown up, with everything in order and no end to any of it. */
export const ana: Facts = {
  status: "active",
  statusUntil: null,
  country: "ES",
  nation: "england-wales",
  isGenuinelySelfEmployed: false,
  legalEntityId: company,
  workerType: "fixed_discontinuous",
  nationality: "ES",
  birthDate: "1994-05-02",
  documents: [heldDocument("dni"), heldDocument("prl-training"), heldDocument("photo")],
  checks: [],
  engagements: [
    {
      legalEntityId: company,
      state: "signed",
      firstDay: "2025-01-01",
      lastDay: null,
      altaOn: "2025-01-01",
      bajaOn: null,
    },
  ],
  qualifications: [],
  absences: [],
  hasSocialNumber: true,
  hasBankAccount: true,
  refusedBy: [],
};
