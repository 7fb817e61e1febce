import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { arrangement: messages },
  acts: {
    "group.set-dashboard": { en: "Set the group’s dashboard", es: "Ha configurado el panel del grupo" },
    "account.arrange-dashboard": { en: "Arranged their dashboard", es: "Ha ordenado su panel" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    arrangement: English<typeof messages>;
  }
}
