/** Acts on a person's data as a whole. */
import { deciding, notDeciding } from "@product/domain/acts/deciding";
import { onWorker } from "@product/domain/people/worker-acts";
import type { Permission } from "@product/domain/permissions/catalogue";
import type { Place } from "@product/domain/permissions/grants";

export const privacyActs = {
  "worker.export-person": notDeciding(onWorker("identity.view", "fact")),
  // Two people: one proposes, another one confirms, and then it is sealed away or gone.
  "worker.propose-erasure": notDeciding(onWorker("worker.delete", "fact")),
  "worker.drop-erasure": notDeciding(onWorker("worker.delete", "fact")),
  "worker.block-data": deciding(onWorker("worker.delete", "changes")),
  // Done by the system when the last term is over.
  "worker.erase": notDeciding(onWorker("worker.delete", "changes")),
  // Done by the system too, for each class of data whose own term is over before the last.
  "worker.drop-blocked": notDeciding(onWorker("worker.delete", "fact")),
  // Done by the system too: the authentication service no longer knows who was erased.
  "account.remove": {
    needs: "settings.delete" as Permission,
    subject: "account",
    id: (ended: { userId: string }) => ended.userId,
    place: (): Place => ({}),
    audits: "fact" as const,
  },
  // The broken glass: what is reserved for courts and authorities.
  "worker.look-blocked": notDeciding(onWorker("settings.delete", "reason")),
  // Done by the system: an applicant is told in time, and comes by a link to ask to be kept.
  "worker.warn-erasure": notDeciding(onWorker("settings.delete", "fact")),
  "worker.keep-data": notDeciding(onWorker("settings.delete", "fact")),
  "document.end-term": notDeciding(onWorker("settings.delete", "changes")),
  "worker.end-call-outs": notDeciding(onWorker("settings.delete", "fact")),
  // Sent by anyone; acknowledged and erased by the system.
  "complaint.send": onComplaint("fact"),
  "complaint.acknowledge": onComplaint("fact"),
  "complaint.answer": onComplaint("fact"),
  "complaint.erase": onComplaint("fact"),
  // A run over records whose time is over: two people again.
  "retention-run.propose": onRun("changes"),
  "retention-run.drop": onRun("fact"),
  "retention-run.confirm": onRun("fact"),
  "retention-run.finish": onRun("changes"),
};

function onRun<Tells extends "changes" | "fact">(audits: Tells) {
  const place = (): Place => ({});
  const needs: Permission = "settings.delete";
  return { needs, subject: "retention-run", id: (run: { id: string }) => run.id, place, audits };
}

function onComplaint<Tells extends "fact">(audits: Tells) {
  const place = (): Place => ({});
  const needs: Permission = "settings.delete";
  return { needs, subject: "complaint", id: (complaint: { id: string }) => complaint.id, place, audits };
}
