import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";

import { messages } from "./messages.ts";
import { refusals } from "./refusals.ts";

export default {
  refusals,
  messages: { signup: messages },
  acts: {
    "application.start": { en: "Someone started an application", es: "Alguien ha empezado una solicitud" },
    "application.save": { en: "The applicant saved a page", es: "La persona ha guardado una página" },
    "application.submit": { en: "The applicant sent the application", es: "La persona ha enviado la solicitud" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    signup: English<typeof messages>;
  }
}
