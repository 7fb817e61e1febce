/** Acts on documents requested from workers, and on those sent by their link. */
import { deciding, notDeciding } from "@product/domain/acts/deciding";
import { onWorker } from "@product/domain/people/worker-acts";

export const evidenceActs = {
  "document.request": notDeciding(onWorker("document.create", "changes")),
  // The same link once more, for what has not come.
  "document.remind": notDeciding(onWorker("document.create", "fact")),
  "document.withdraw": deciding(onWorker("document.create", "changes")),
  // Done by the system: the worker comes by a link and holds no permission.
  "document.receive": notDeciding(onWorker("document.create", "changes")),
  "document.alert": notDeciding(onWorker("document.create", "fact")),
};
