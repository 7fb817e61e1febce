import { clearing, deciding, notDeciding } from "@product/domain/acts/deciding";
import type { Permission } from "@product/domain/permissions/catalogue";
import type { Place } from "@product/domain/permissions/grants";

export const workerActs = {
  "worker.create": notDeciding(onWorker("worker.create", "changes")),
  "worker.edit": clearing(onWorker("worker.edit", "changes")),
  "worker.edit-identity": clearing(onWorker("identity.edit", "changes")),
  "worker.edit-pay": deciding(onWorker("pay.edit", "changes")),
  // Many at once.
  "worker.tag": clearing(onWorker("worker.edit", "changes")),
  "worker.give-role": deciding(onWorker("worker.edit", "changes")),
  // Takes back a change of many, for those whom nobody has changed since.
  "worker.undo": clearing(onWorker("worker.edit", "changes")),
  // The links by which they answer and see their calendar.
  "worker.renew-links": notDeciding(onWorker("worker.edit", "fact")),
  "worker.send-link": notDeciding(onWorker("worker.edit", "fact")),
  // One link for all that they still owe; the documents and the contract that go along are acts of their own.
  "worker.onboard": notDeciding(onWorker("worker.edit", "fact")),
  // Beside each act that sends a worker a link which its sender sees, to pass it on by other means.
  "worker.see-link": notDeciding(onWorker("worker.view", "fact")),
  // Done by the system: the worker comes by a link and holds no permission.
  "worker.complete": notDeciding(onWorker("worker.edit", "changes")),
  "worker.take-account": notDeciding(onWorker("worker.edit", "fact")),
  // By whoever is signed in with an account that becomes the worker's: the account is their own, whatever they may do otherwise.
  "worker.link-account": notDeciding({
    ...onWorker("worker.edit", "fact"),
    needs: "self" as const,
    id: (worker: Worker & { userId: string }) => worker.id,
    owner: (worker: Worker & { userId: string }) => worker.userId,
  }),
  // By whoever may edit a worker; what decides about their work needs more.
  "worker.move": notDeciding(onWorker("worker.edit", "changes")),
  "worker.decide": deciding(onWorker("worker.approve", "changes")),
  // Two people: one proposes, another one carries it out.
  "worker.propose-block": notDeciding(onWorker("worker.edit", "fact")),
  "worker.drop-block": deciding(onWorker("worker.edit", "fact")),
  "worker.block": deciding(onWorker("worker.approve", "changes")),
  "worker.propose-unblock": notDeciding(onWorker("worker.edit", "fact")),
  "worker.drop-unblock": notDeciding(onWorker("worker.edit", "fact")),
  "worker.unblock": deciding(onWorker("worker.approve", "changes")),
  "worker.propose-bank": notDeciding(onWorker("pay.edit", "fact")),
  "worker.drop-bank": notDeciding(onWorker("pay.edit", "fact")),
  "worker.change-bank": deciding(onWorker("pay.approve", "changes")),
  "worker.note": notDeciding(onWorker("worker.view.notes-private", "fact")),
  "worker.availability": notDeciding(onWorker("availability.edit", "changes")),
  "worker.merge": deciding(onWorker("worker.delete", "changes")),
  // Each look at what is masked is written down with its reason, and each search for a number, whether it found someone or not.
  "worker.find-by-number": notDeciding(onWorker("identity.view", "fact")),
  "worker.miss-by-number": {
    needs: "identity.view" as Permission,
    subject: "worker-search",
    id: (search: { name: string; place: Place }) => search.name,
    place: (search: { name: string; place: Place }): Place => search.place,
    audits: "fact" as const,
  },
  "worker.reveal-identity": notDeciding(onWorker("identity.view", "reason")),
  "worker.reveal-pay": notDeciding(onWorker("pay.view", "reason")),
};

type Worker = { id: string; legalEntityId: string };

/** A worker lies in the legal entity that employs them; what the trail says of them is closed with their own key. */
export function onWorker<Tells extends "changes" | "reason" | "fact">(needs: Permission, audits: Tells) {
  return {
    needs,
    subject: "worker",
    id: (worker: Worker) => worker.id,
    place: (worker: Worker): Place => ({ entity: worker.legalEntityId }),
    person: (worker: Worker) => worker.id,
    audits,
  };
}
