import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "form-builder": messages },
  acts: {
    "form.edit-texts": {
      en: "Edited the texts of the sign-up form",
      es: "Ha editado los textos del formulario de alta",
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "form-builder": English<typeof messages>;
  }
}
