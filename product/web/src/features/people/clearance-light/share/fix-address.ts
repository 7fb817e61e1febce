import type { MoveName } from "@product/domain/people/worker-states";
import type { FixAction, Reason } from "@product/domain/clearance/verdict";

/** Where on a worker's record a reason is mended; undefined where nothing there would help. */
export function fixAddress({ fix }: Pick<Reason, "fix">, moves: readonly MoveName[] = []): string | undefined {
  if (fix.action === "status.change") {
    const move = towardsWork.find((name) => moves.includes(name));
    return move && `?move=${move}`;
  }
  const page = pages[fix.action];
  const choosing = choosingKind[fix.action];
  return page && choosing && fix.documentTypeId ? `${page}?${choosing}=${fix.documentTypeId}` : page;
}

/** The moves that lead to work, the nearest to it first. */
const towardsWork: readonly MoveName[] = ["activate", "wake", "resume", "lift", "review", "reconsider", "return"];

const pages: Partial<Record<FixAction, string>> = {
  "document.request": "/request-documents",
  "document.review": "/documents",
  "right-to-work.check": "/right-to-work",
  "birth-date.enter": "?show=profile",
  "contract.make": "/contract",
  "contract.sign": "/contract",
  "alta.record": "/contract",
  "payroll.enter": "?show=profile",
  "profile.edit": "?show=profile",
  "qualification.verify": "/qualifications",
};

const choosingKind: Partial<Record<FixAction, string>> = { "document.request": "kinds", "document.review": "open" };
