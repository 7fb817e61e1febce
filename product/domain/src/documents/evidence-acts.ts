/** What is asked of workers, and what they send by their link. */
import { onWorker } from "@product/domain/people/worker-acts";

export const evidenceActs = {
  "document.request": onWorker("document.create", "changes"),
  // The same link once more, for what has not come.
  "document.remind": onWorker("document.create", "fact"),
  "document.withdraw": onWorker("document.create", "changes"),
  // Done by the system: the worker comes by a link and holds no permission.
  "document.receive": onWorker("document.create", "changes"),
  "document.alert": onWorker("document.create", "fact"),
};
