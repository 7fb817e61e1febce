import { expect, it } from "vitest";
import type { Facts } from "@product/domain/clearance/facts";
import { clearance } from "@product/domain/clearance/clearance";
import { ana, heldDocument, rules } from "@product/domain/clearance/testing/someone";

const agency: Facts = { ...ana, workerType: "agency", country: "ES", nationality: "CO" };
const codesOn = (facts: Partial<Facts>, day: string) =>
  clearance(
    { ...agency, ...facts },
    rules,
    { mode: "assign" },
    { from: day, until: day },
    "2026-06-01T08:00:00Z",
  ).reasons.map(({ code }) => code);

it("an agency worker in Spain shows their own right to work, which holds to its last day", () => {
  const documents = [...ana.documents, heldDocument("work-permit", "2026-06-14")];
  expect(codesOn({}, "2026-06-14")).toContain("right-to-work.missing");
  expect(codesOn({ documents }, "2026-06-14")).not.toContain("right-to-work.missing");
  expect(codesOn({ documents }, "2026-06-15")).toContain("right-to-work.missing");
});

it("and shows who they are, whatever the agency knows", () => {
  const documents = ana.documents.filter(({ typeId }) => typeId !== "dni");
  expect(codesOn({ documents, nationality: "ES" }, "2026-06-14")).toContain("identity.missing");
  expect(codesOn({ nationality: "ES" }, "2026-06-14")).not.toContain("identity.missing");
});
