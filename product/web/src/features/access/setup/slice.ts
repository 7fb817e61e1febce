import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  refusals: {
    "setup.link-used": {
      en: "This set-up link has been used or has expired.",
      es: "Este enlace ya se ha usado o ha caducado.",
    },
  },
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
