import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { accountJobs, accountSchedules } from "./jobs.server.ts";
import { messages } from "./messages.ts";
import { toConfirm } from "./queries.server.ts";

export default {
  messages: { "bank-accounts": messages },
  jobs: ({ post }) => accountJobs(post),
  schedules: accountSchedules,
  tasks: {
    "accounts.confirm": {
      needs: "pay.approve",
      title: { en: "Bank accounts to confirm", es: "Cuentas bancarias por confirmar" },
      at: "/admin/workers/accounts",
      count: toConfirm,
    },
  },
  screens: {
    "/admin/workers/accounts": { title: messages.title, needs: "pay.approve" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "bank-accounts": English<typeof messages>;
  }
}
