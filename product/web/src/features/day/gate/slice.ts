import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";
import { refusals } from "./refusals.ts";

export default {
  refusals,
  messages: { gate: messages },
  acts: {
    "device.register-key": {
      en: "Registered the key of a gate device",
      es: "Ha registrado la clave de un dispositivo de acceso",
    },
    "device.report-conflict": {
      en: "Reported a scan that does not fit",
      es: "Ha comunicado una lectura que no encaja",
    },
    "device.pair": { en: "Paired a gate device", es: "Ha vinculado un dispositivo de acceso" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    gate: English<typeof messages>;
  }
}
