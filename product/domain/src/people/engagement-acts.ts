/** What can be done to a worker's contracts; the trail tells it of the worker. */
import type { Permission } from "@product/domain/permissions/catalogue";
import type { Place } from "@product/domain/permissions/grants";

export const engagementActs = {
  "engagement.create": onWorker("worker.edit"),
  "engagement.edit": onWorker("worker.edit"),
  "engagement.end": onWorker("worker.edit"),
  "engagement.cancel": onWorker("worker.edit"),
  "engagement.send": onWorker("worker.edit"),
  // Done by the system: the worker comes by a link and holds no permission.
  "engagement.sign": onWorker("worker.edit"),
  // The text holds identity numbers: each look is written down with its reason.
  "engagement.read": { ...onWorker("identity.view"), tells: "reason" as const },
  // Registration with Social Security.
  "engagement.alta": onWorker("pay.edit"),
  "engagement.baja": onWorker("pay.edit"),
  // An extract lies in the legal entities whose workers it holds, or everywhere.
  "engagement.export": {
    needs: "pay.export" as Permission,
    subject: "worker-extract",
    id: (extract: { name: string; place: Place }) => extract.name,
    place: (extract: { name: string; place: Place }): Place => extract.place,
    tells: "fact" as const,
  },
};

type Worker = { id: string; legalEntityId: string };

function onWorker(needs: Permission) {
  return {
    needs,
    subject: "worker",
    id: (worker: Worker) => worker.id,
    place: (worker: Worker): Place => ({ entity: worker.legalEntityId }),
    person: (worker: Worker) => worker.id,
    tells: "changes" as const,
  };
}
