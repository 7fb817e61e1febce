import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { photo: messages },
  acts: {
    "photo.change": { en: "Changed their photo", es: "Ha cambiado su foto" },
    "photo.remove": { en: "Removed their photo", es: "Ha quitado su foto" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    photo: English<typeof messages>;
  }
}
