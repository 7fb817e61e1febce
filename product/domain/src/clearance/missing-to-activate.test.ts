import { describe, expect, it } from "vitest";
import type { Facts } from "./facts.ts";
import { missingToActivate } from "./missing-to-activate.ts";
import { ana, documentRule, heldDocument, rules } from "./testing/someone.ts";

const asking = {
  ...rules,
  documentTypes: [
    ...rules.documentTypes,
    documentRule("registration", { requiredFor: ["activate"], workerTypes: ["self_employed"] }),
    documentRule("hygiene", { requiredFor: ["activate"], roleIds: ["waiter"] }),
  ],
};
const missing = (facts: Partial<Facts>, rest: Partial<Parameters<typeof missingToActivate>[2]> = {}) =>
  missingToActivate({ ...ana, status: "approved", ...facts }, asking, {
    roleIds: [],
    missingFields: [],
    today: "2026-06-14",
    ...rest,
  });

describe("what keeps someone from becoming active", () => {
  it("is nothing where all is there", () => expect(missing({})).toEqual([]));

  it("is everything that is missing, at once", () =>
    expect(
      missing({ nationality: "MA", documents: [], engagements: [] }, { missingFields: ["mobile", "languages"] }),
    ).toEqual([
      { code: "profile", fields: ["mobile"] },
      { code: "identity" },
      { code: "right-to-work" },
      { code: "contract" },
    ]));

  it("is a contract that nobody signed or that is over, and not one that begins later", () => {
    const [contract] = ana.engagements;
    const having = (change: object) => missing({ engagements: [{ ...contract!, ...change }] });
    expect(having({ state: "sent" })).toEqual([{ code: "contract" }]);
    expect(having({ lastDay: "2026-06-13" })).toEqual([{ code: "contract" }]);
    expect(having({ firstDay: "2026-07-01" })).toEqual([]);
    expect(missing({ engagements: [], workerType: "volunteer" })).toEqual([]);
  });

  it("is a document that is asked of this kind of worker or for one of their roles, until it is verified and valid", () => {
    const documents = [...ana.documents, heldDocument("registration", "2026-06-13")];
    expect(missing({ workerType: "self_employed", documents })).toEqual([
      { code: "document", documentTypeId: "registration" },
    ]);
    expect(missing({}, { roleIds: ["waiter"] })).toEqual([{ code: "document", documentTypeId: "hygiene" }]);
    expect(missing({ documents: [...ana.documents, heldDocument("hygiene")] }, { roleIds: ["waiter"] })).toEqual([]);
  });
});
