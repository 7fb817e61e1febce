import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { workerJobs, workerSchedules } from "./jobs.server.ts";
import { messages } from "./messages.ts";
import { blocksToConfirm } from "./to-confirm.server.ts";

export default {
  messages: { "worker-page": messages },
  jobs: () => workerJobs,
  schedules: workerSchedules,
  tasks: {
    "blocks.confirm": {
      needs: "worker.approve",
      title: { en: "Blocks to confirm", es: "Bloqueos por confirmar" },
      count: blocksToConfirm,
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "worker-page": English<typeof messages>;
  }
}
