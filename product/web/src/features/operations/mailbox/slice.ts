import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { mailboxContext } from "#request/ports/mailbox.ts";
import { messages } from "./messages.ts";
import { failedMessages } from "./queries.server.ts";

// Messages are written with what causes them and not by an act of their own: the mail service tells of them.
const liveKinds = { mailbox: "mailbox.view" } as const;

export default {
  liveKinds,
  messages: { mailbox: messages },
  figures: {
    "failed-messages": {
      needs: "mailbox.view",
      title: { en: "Messages that failed", es: "Mensajes no entregados" },
      tone: "bad",
      at: "/admin/mailbox?state=given_up",
      count: (_actor, context) => failedMessages(context.get(mailboxContext)),
    },
  },
  settings: {
    mailbox: {
      group: "system",
      title: { en: "Mailbox", es: "Buzón" },
      text: { en: "Messages sent to people.", es: "Los mensajes enviados a las personas." },
      at: "/admin/mailbox",
      needs: "mailbox.view",
    },
  },
  acts: {
    "mailbox.read": { en: "Read a message", es: "Ha leído un mensaje" },
  },
  records: {
    message: { en: "Message", es: "Mensaje" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    mailbox: English<typeof messages>;
  }
}

declare module "#request/slices/live-kinds.ts" {
  interface LiveKinds extends Record<keyof typeof liveKinds, true> {}
}
