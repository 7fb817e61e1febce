import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";
import { waitingCount } from "./queries.server.ts";

export default {
  messages: { applications: messages },
  tasks: {
    "applications.review": {
      needs: "submission.approve",
      title: { en: "Applications to review", es: "Solicitudes por revisar" },
      at: "/admin/workers/review",
      count: waitingCount,
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    applications: English<typeof messages>;
  }
}
