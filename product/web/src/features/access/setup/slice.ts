import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { setup: messages },
  acts: {
    "owner.set-up": { en: "Made someone an owner", es: "Ha hecho propietaria a una persona" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    setup: English<typeof messages>;
  }
}
