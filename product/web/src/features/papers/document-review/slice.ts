import type { Slice } from "#request/slice.ts";
import { waitingCount } from "./queries.server.ts";

export default {
  tasks: { "documents.review": { needs: "document.approve", count: waitingCount } },
} satisfies Slice;
