/** What can be done about someone's data as a whole. */
import { onWorker } from "@product/domain/people/worker-acts";

export const privacyActs = {
  "worker.export-person": onWorker("identity.view", "fact"),
  // Two people: one proposes, another one confirms, and then it is sealed away or gone.
  "worker.propose-erasure": onWorker("worker.delete", "fact"),
  "worker.drop-erasure": onWorker("worker.delete", "fact"),
  "worker.block-data": onWorker("worker.delete", "changes"),
  // Done by the system when the last term is over.
  "worker.erase": onWorker("worker.delete", "changes"),
  // The broken glass: what is reserved for courts and authorities.
  "worker.look-blocked": onWorker("settings.delete", "reason"),
};
