/** What the office does with a worker's documents. The trail stands on the worker, whose papers they are. */
import { onWorker } from "@product/domain/people/worker-acts";

export const documentActs = {
  "document.add": onWorker("document.create", "changes"),
  // Whoever takes one up to look at it, so that colleagues see that someone does.
  "document.open": onWorker("document.approve", "fact"),
  "document.verify": onWorker("document.approve", "changes"),
  "document.reject": onWorker("document.approve", "changes"),
  "document.revoke": onWorker("document.approve", "changes"),
  // A verification that was a slip: it waits again, and what was in force before is in force again.
  "document.take-back": onWorker("document.approve", "changes"),
  // Each look at what shows who someone is, or how healthy.
  "document.look": onWorker("document.view", "fact"),
};
