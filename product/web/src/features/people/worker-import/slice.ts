import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { importJobs, importSchedules } from "./jobs.server.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "worker-import": messages },
  jobs: () => importJobs,
  schedules: importSchedules,
  screens: {
    "/admin/workers/import": { title: messages.title, needs: "worker.create" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "worker-import": English<typeof messages>;
  }
}
