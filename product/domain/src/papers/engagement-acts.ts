/** Acts on a worker's contracts; the trail records them for the worker. */
import { deciding, notDeciding } from "@product/domain/acts/deciding";
import type { Permission } from "@product/domain/permissions/catalogue";
import type { Place } from "@product/domain/permissions/grants";
import { onWorker } from "@product/domain/people/worker-acts";

export const engagementActs = {
  "engagement.create": deciding(onWorker("worker.edit", "changes")),
  "engagement.edit": deciding(onWorker("worker.edit", "changes")),
  "engagement.end": deciding(onWorker("worker.edit", "changes")),
  "engagement.cancel": deciding(onWorker("worker.edit", "changes")),
  "engagement.send": deciding(onWorker("worker.edit", "changes")),
  // Writes out the text of a contract that the office sent before, now that the worker has given the missing data.
  "engagement.write-out": notDeciding(onWorker("worker.edit", "changes")),
  // Done by the system: the worker comes by a link and holds no permission.
  "engagement.sign": notDeciding(onWorker("worker.edit", "changes")),
  // The text holds identity numbers: each look is written down with its reason.
  "engagement.read": notDeciding(onWorker("identity.view", "reason")),
  // Registration with Social Security.
  "engagement.alta": deciding(onWorker("pay.edit", "changes")),
  "engagement.baja": deciding(onWorker("pay.edit", "changes")),
  // An extract lies in the legal entities whose workers it holds, or everywhere.
  "engagement.export": {
    needs: "pay.export" as Permission,
    subject: "worker-extract",
    id: (extract: { name: string; place: Place }) => extract.name,
    place: (extract: { name: string; place: Place }): Place => extract.place,
    audits: "fact" as const,
  },
};
