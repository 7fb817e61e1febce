/** Acts of the office on a worker's documents. Their trail belongs to the worker, whose papers they are. */
import { deciding, notDeciding } from "@product/domain/acts/deciding";
import { onWorker } from "@product/domain/people/worker-acts";

export const documentActs = {
  "document.add": notDeciding(onWorker("document.create", "changes")),
  // Records the reviewer who opens a document, so that colleagues see that it is being reviewed.
  "document.open": notDeciding(onWorker("document.approve", "fact")),
  "document.verify": deciding(onWorker("document.approve", "changes")),
  "document.reject": deciding(onWorker("document.approve", "changes")),
  "document.revoke": deciding(onWorker("document.approve", "changes")),
  // A verification that was a slip: it waits again, and what was in force before is in force again.
  "document.take-back": deciding(onWorker("document.approve", "changes")),
  // Each look at what shows who someone is, or how healthy.
  "document.look": notDeciding(onWorker("document.view", "fact")),
};
