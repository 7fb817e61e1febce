/** Acts on evidence of a worker's right to work, beside documents and contracts. */
import { deciding, notDeciding } from "@product/domain/acts/deciding";
import { onWorker } from "@product/domain/people/worker-acts";

export const rightToWorkActs = {
  // A new check follows; none is ever changed.
  "worker.right-to-work": deciding(onWorker("identity.edit", "changes")),
  // Told with the reason that was given.
  "worker.reveal-check": notDeciding(onWorker("identity.view", "reason")),
  // That no check is asked of them: who said so stands in the trail, why is closed with their key.
  "worker.self-employed": deciding(onWorker("identity.edit", "fact")),
  "worker.terms": deciding(onWorker("identity.edit", "changes")),
  "worker.guardian": deciding(onWorker("identity.edit", "fact")),
  "worker.absence": deciding(onWorker("availability.edit", "changes")),
  "worker.qualification": notDeciding(onWorker("qualification.edit", "changes")),
  "worker.qualify": deciding(onWorker("qualification.approve", "changes")),
};
