import { describe, expect, it } from "vitest";
import { clearance } from "./clearance.ts";
import type { Ask, Facts } from "./facts.ts";
import { ana, company, heldDocument, rules } from "./testing/someone.ts";

const now = "2026-06-01T08:00:00Z";
const on = (facts: Partial<Facts>, from: string, until = from, ask: Partial<Ask> = {}) =>
  clearance({ ...ana, ...facts }, rules, { mode: "assign", ...ask }, { from, until }, now);
const saidOf = (answer: ReturnType<typeof on>) =>
  answer.reasons.map(({ code, verdict, from, until }) => [code, verdict, from, until]);

describe("the clearance", () => {
  it("lets someone work who has everything", () =>
    expect(on({}, "2026-06-14")).toEqual({
      verdict: "ALLOW",
      canWork: true,
      reasons: [],
      clearsAt: null,
      expiresAt: null,
      computedAt: now,
      rulePackVersion: "ES 2026.1",
    }));

  it("tells everything there is to mend at once, the gravest first", () => {
    const answer = on(
      { status: "suspended", statusUntil: "2026-06-30", documents: [], hasBankAccount: false },
      "2026-06-14",
    );
    expect(answer.reasons.map(({ code }) => code)).toEqual([
      "status",
      "identity.missing",
      "payroll.missing",
      "document.missing",
      "document.missing",
    ]);
    expect(answer).toMatchObject({ verdict: "BLOCK", canWork: false });
  });

  it("lets whoever is approved look around, and not work yet", () => {
    expect(on({ status: "approved" }, "2026-06-14", "2026-06-14", { mode: "browse" }).verdict).toBe("ALLOW");
    expect(on({ status: "approved" }, "2026-06-14").verdict).toBe("BLOCK");
  });

  it("says from when someone suspended can work again", () =>
    expect(on({ status: "suspended", statusUntil: "2026-06-30" }, "2026-06-14")).toMatchObject({
      verdict: "BLOCK",
      clearsAt: "2026-07-01",
    }));

  it("keeps a client's refusal to that client, and to the office", () => {
    const refused = { refusedBy: ["stadium"], documents: [...ana.documents, heldDocument("stadium-course")] };
    expect(on(refused, "2026-06-14").verdict).toBe("ALLOW");
    expect(on(refused, "2026-06-14", "2026-06-14", { clientId: "stadium" }).reasons).toMatchObject([
      { code: "client.refused", verdict: "BLOCK", private: true, overridable: false },
    ]);
  });
});

describe("what one place asks for beyond its role", () => {
  const also = { qualificationIds: ["first-aid"], documentTypeIds: ["stadium-course"] };

  it("keeps out who lacks it, names each, and asks nothing of them elsewhere", () => {
    expect(on({}, "2026-06-14").verdict).toBe("ALLOW");
    expect(on({}, "2026-06-14", "2026-06-14", { also }).reasons).toMatchObject([
      { code: "document.missing", verdict: "BLOCK", fix: { documentTypeId: "stadium-course" } },
      { code: "qualification.missing", verdict: "BLOCK", fix: { qualificationId: "first-aid" } },
    ]);
  });

  it("lets in who has it", () => {
    const has = {
      documents: [...ana.documents, heldDocument("stadium-course")],
      qualifications: [
        ...ana.qualifications,
        { qualificationId: "first-aid", state: "verified" as const, validFrom: null, validUntil: null },
      ],
    };
    expect(on(has, "2026-06-14", "2026-06-14", { also }).verdict).toBe("ALLOW");
  });
});

describe("acceptance case 5: a document that expires on the second of three days", () => {
  const ending = {
    documents: [heldDocument("dni"), heldDocument("photo"), heldDocument("prl-training", "2026-06-13")],
  };

  it("turns the third day amber, with the reason, its law, and who can mend it", () => {
    expect(on(ending, "2026-06-12", "2026-06-13").verdict).toBe("ALLOW");
    expect(on(ending, "2026-06-14")).toMatchObject({
      verdict: "WARN",
      reasons: [
        {
          code: "document.missing",
          rule: "DOC-PRL-TRAINING",
          citation: "Ley 31/1995 art. 19",
          from: "2026-06-14",
          params: { ended: true },
          fix: { who: "worker", action: "document.request", documentTypeId: "prl-training" },
        },
      ],
    });
  });

  it("stops at the gate", () =>
    expect(on(ending, "2026-06-14", "2026-06-14", { mode: "checkin" }).verdict).toBe("BLOCK"));

  it("turns green by the verified renewal alone", () =>
    expect(
      on(
        { documents: [heldDocument("dni"), heldDocument("photo"), heldDocument("prl-training", "2028-06-13")] },
        "2026-06-12",
        "2026-06-14",
      ).verdict,
    ).toBe("ALLOW"));
});

describe("age on the day itself", () => {
  const turning18 = { birthDate: "2008-06-13", documents: [...ana.documents, heldDocument("guardian-consent")] };

  it("lets someone behind the bar from their birthday on", () => {
    const bar = { roleId: "barman" };
    expect(on(turning18, "2026-06-12", "2026-06-12", bar)).toMatchObject({ verdict: "BLOCK", clearsAt: "2026-06-13" });
    expect(on(turning18, "2026-06-13", "2026-06-13", bar).verdict).toBe("ALLOW");
  });

  it("asks for a guardian's consent up to the day before", () => {
    const { documents: _, ...withoutConsent } = turning18;
    expect(saidOf(on(withoutConsent, "2026-06-12", "2026-06-14"))).toEqual([
      ["document.missing", "BLOCK", "0001-01-01", "2026-06-12"],
    ]);
  });

  it("takes who was born on a leap day as older on 1 March", () =>
    expect(
      on(
        { birthDate: "2008-02-29", documents: [...ana.documents, heldDocument("guardian-consent")] },
        "2026-02-28",
        "2026-02-28",
        { roleId: "barman" },
      ),
    ).toMatchObject({
      clearsAt: "2026-03-01",
    }));

  it("never lets someone under sixteen work, and nobody can override it", () =>
    expect(on({ birthDate: "2010-06-15" }, "2026-06-14").reasons[0]).toMatchObject({
      code: "age.too-young",
      rule: "ES-MIN-16",
      overridable: false,
    }));
});

describe("the right to work", () => {
  it("is free for Europeans in Spain", () => expect(on({ nationality: "DE" }, "2026-06-14").verdict).toBe("ALLOW"));

  it("ends with the permit, and nobody can override that", () => {
    const permit = { nationality: "CO", documents: [...ana.documents, heldDocument("work-permit", "2026-06-13")] };
    expect(on(permit, "2026-06-13")).toMatchObject({ verdict: "ALLOW", expiresAt: "2026-06-13" });
    expect(on(permit, "2026-06-14").reasons).toMatchObject([
      { code: "right-to-work.missing", verdict: "BLOCK", overridable: false, from: "2026-06-14" },
    ]);
  });

  it("is checked for everyone in the UK, and the last check counts", () => {
    const uk = { country: "UK" as const, nationality: "GB", checks: [] as Facts["checks"] };
    expect(saidOf(on(uk, "2026-06-14"))).toEqual([["right-to-work.missing", "BLOCK", "0001-01-01", "9999-12-31"]]);
    const passed = {
      country: "UK" as const,
      outcome: "limited" as const,
      checkedOn: "2026-01-10",
      validUntil: "2026-08-31",
      madeAt: now,
    };
    expect(on({ ...uk, checks: [passed] }, "2026-06-14")).toMatchObject({ verdict: "ALLOW", expiresAt: "2026-08-31" });
    const refused = { ...passed, outcome: "refused" as const, checkedOn: "2026-06-01", validUntil: null };
    expect(on({ ...uk, checks: [refused, passed] }, "2026-06-14").reasons[0]).toMatchObject({
      code: "right-to-work.refused",
    });
    const corrected = { ...refused, outcome: "unlimited" as const, madeAt: "2026-06-01T09:00:00Z" };
    expect(on({ ...uk, checks: [corrected, refused] }, "2026-06-14").verdict).toBe("ALLOW");
  });
});

describe("contract and registration", () => {
  const contract = {
    legalEntityId: company,
    state: "sent" as const,
    firstDay: "2026-06-01",
    lastDay: "2026-06-30",
    altaOn: null,
    bajaOn: null,
  };

  it("warn while they are on their way, and stop at the gate", () => {
    expect(saidOf(on({ engagements: [contract] }, "2026-06-14"))).toEqual([
      ["engagement.unsigned", "WARN", "2026-06-01", "2026-06-30"],
      ["engagement.alta", "WARN", "2026-06-01", "2026-06-30"],
    ]);
    expect(on({ engagements: [contract] }, "2026-06-14", "2026-06-14", { mode: "checkin" }).verdict).toBe("BLOCK");
  });

  it("asks for no other contract on the days before one begins", () => {
    const signed = { ...contract, state: "signed" as const, altaOn: "2026-06-01" };
    const before = on({ engagements: [signed] }, "2026-05-31").reasons[0];
    expect(before).toMatchObject({ code: "engagement.missing", until: "2026-05-31", fix: { action: "wait" } });
    const after = on({ engagements: [signed] }, "2026-07-01").reasons[0];
    expect(after).toMatchObject({ code: "engagement.missing", fix: { action: "contract.make" } });
  });

  it("of another company do not count", () =>
    expect(on({ engagements: [{ ...contract, legalEntityId: "other" }] }, "2026-06-14").reasons[0]).toMatchObject({
      code: "engagement.missing",
    }));

  it("are not asked of the self-employed", () =>
    expect(on({ engagements: [], workerType: "self_employed" }, "2026-06-14").verdict).toBe("ALLOW"));
});

describe("what a role asks for", () => {
  it("is shown by a qualification that stands for it, once it is verified", () => {
    const rigger = { roleId: "rigger" };
    const fit = { documents: [...ana.documents, { ...heldDocument("fitness"), fitness: "fit" as const }] };
    const rescue = { qualificationId: "rescue", state: "verified" as const, validFrom: null, validUntil: null };
    expect(on({ ...fit, qualifications: [rescue] }, "2026-06-14", "2026-06-14", rigger).verdict).toBe("ALLOW");
    expect(
      on({ ...fit, qualifications: [{ ...rescue, state: "claimed" }] }, "2026-06-14", "2026-06-14", rigger).reasons,
    ).toMatchObject([{ code: "qualification.missing", params: { claimed: true, nameEs: "Trabajo en altura" } }]);
  });

  it("is not met by a certificate that says no", () => {
    const unfit = { documents: [...ana.documents, { ...heldDocument("fitness"), fitness: "not_fit" as const }] };
    const answer = on(unfit, "2026-06-14", "2026-06-14", { roleId: "rigger" });
    expect(answer.reasons.map(({ code }) => code)).toContain("document.unfit");
  });
});

it("says of days that are free at first from when they are again", () =>
  expect(on({ absences: [{ from: "2026-06-13", until: "2026-06-20" }] }, "2026-06-12", "2026-06-14")).toMatchObject({
    verdict: "BLOCK",
    clearsAt: "2026-06-21",
  }));

it("tells of absence, and not of which kind", () =>
  expect(on({ absences: [{ from: "2026-06-10", until: "2026-06-20" }] }, "2026-06-14")).toMatchObject({
    verdict: "BLOCK",
    clearsAt: "2026-06-21",
    reasons: [{ code: "absent", params: {} }],
  }));
