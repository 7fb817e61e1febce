/** What the office does with a worker's documents. The trail stands on the worker, whose papers they are. */
import { deciding, notDeciding } from "@product/domain/acts/deciding";
import { onWorker } from "@product/domain/people/worker-acts";

export const documentActs = {
  "document.add": notDeciding(onWorker("document.create", "changes")),
  // Whoever takes one up to look at it, so that colleagues see that someone does.
  "document.open": notDeciding(onWorker("document.approve", "fact")),
  "document.verify": deciding(onWorker("document.approve", "changes")),
  "document.reject": deciding(onWorker("document.approve", "changes")),
  "document.revoke": deciding(onWorker("document.approve", "changes")),
  // A verification that was a slip: it waits again, and what was in force before is in force again.
  "document.take-back": deciding(onWorker("document.approve", "changes")),
  // Each look at what shows who someone is, or how healthy.
  "document.look": notDeciding(onWorker("document.view", "fact")),
};
