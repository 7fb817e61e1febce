/** What is asked of workers, and what they send by their link. */
import type { Permission } from "@product/domain/permissions/catalogue";
import type { Place } from "@product/domain/permissions/grants";

export const evidenceActs = {
  "document.request": onWorker("document.create", "changes"),
  // The same link once more, for what has not come.
  "document.remind": onWorker("document.create", "fact"),
  "document.withdraw": onWorker("document.create", "changes"),
  // Done by the system: the worker comes by a link and holds no permission.
  "document.receive": onWorker("document.create", "changes"),
  "document.alert": onWorker("document.create", "fact"),
};

type Worker = { id: string; legalEntityId: string };

function onWorker<Tells extends "changes" | "fact">(needs: Permission, tells: Tells) {
  return {
    needs,
    subject: "worker",
    id: (worker: Worker) => worker.id,
    place: (worker: Worker): Place => ({ entity: worker.legalEntityId }),
    person: (worker: Worker) => worker.id,
    tells,
  };
}
