import type { Onboarding } from "#features/papers/onboarding/queries.server.ts";

type State = "done" | "outstanding" | "waiting";

export type Step = {
  part: "details" | "documents" | "contract";
  state: State;
  says:
    | "detailsOpen"
    | "detailsDone"
    | "documentsOpen"
    | "documentsDone"
    | "elsewhere"
    | "contractOpen"
    | "contractAfterDetails"
    | "contractAtOffice"
    | "contractSigned"
    | "done";
  left?: number;
  all?: number;
  /** The link that leads to the step; undefined if there is nothing to do or to see. */
  to?: "toDetails" | "toDocuments" | "toSent" | "toContract" | "toCopy";
};

/** The parts that a link carries, in the order in which they are best done. */
export function stepsOf(behind: Pick<Onboarding, "details" | "documents" | "contract">): Step[] {
  return [detailsStep(behind), documentsStep(behind), contractStep(behind)].filter((step) => step !== undefined);
}

const detailsStep = ({ details }: Pick<Onboarding, "details">): Step =>
  details === "done"
    ? { part: "details", state: "done", says: "detailsDone" }
    : { part: "details", state: "outstanding", says: "detailsOpen", to: "toDetails" };

function documentsStep({ documents }: Pick<Onboarding, "documents">): Step | undefined {
  if (!documents) return undefined;
  if (documents === "elsewhere") return { part: "documents", state: "outstanding", says: "elsewhere" };
  return documents.left > 0
    ? { part: "documents", state: "outstanding", says: "documentsOpen", ...documents, to: "toDocuments" }
    : { part: "documents", state: "done", says: "documentsDone", to: "toSent" };
}

function contractStep({ contract, details }: Pick<Onboarding, "contract" | "details">): Step | undefined {
  const part = "contract";
  switch (contract) {
    case "waits":
      return { part, state: "waiting", says: details === "done" ? "contractAtOffice" : "contractAfterDetails" };
    case "open":
      return { part, state: "outstanding", says: "contractOpen", to: "toContract" };
    case "elsewhere":
      return { part, state: "outstanding", says: "elsewhere" };
    case "copy":
      return { part, state: "done", says: "contractSigned", to: "toCopy" };
    case "signed":
      return { part, state: "done", says: "done" };
    case undefined:
      return undefined;
  }
}
