/** What can be done to what shows that a worker may work, beside documents and contracts. */
import { onWorker } from "@product/domain/people/worker-acts";

export const rightToWorkActs = {
  // A new check follows; none is ever changed.
  "worker.right-to-work": onWorker("identity.edit", "changes"),
  // Told with the reason that was given.
  "worker.reveal-check": onWorker("identity.view", "reason"),
  // That no check is asked of them: who said so stands in the trail, why is closed with their key.
  "worker.self-employed": onWorker("identity.edit", "fact"),
  "worker.terms": onWorker("identity.edit", "changes"),
  "worker.guardian": onWorker("identity.edit", "fact"),
  "worker.absence": onWorker("availability.edit", "changes"),
  "worker.qualification": onWorker("qualification.edit", "changes"),
  "worker.qualify": onWorker("qualification.approve", "changes"),
};
