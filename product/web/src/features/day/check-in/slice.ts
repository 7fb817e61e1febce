import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "check-in": messages },
  eventTabs: { "check-in": { title: { en: "Check-in", es: "Fichaje" }, needs: "checkin.view", position: 50 } },
  acts: {
    "device.add": { en: "Added a gate device", es: "Ha añadido un dispositivo de acceso" },
    "device.new-pin": { en: "Made a new PIN for a device", es: "Ha creado un PIN nuevo para un dispositivo" },
    "device.revoke": { en: "Revoked a gate device", es: "Ha retirado un dispositivo de acceso" },
    "device.train": {
      en: "Switched the training mode of a gate device",
      es: "Ha cambiado el modo de prácticas de un dispositivo de acceso",
    },
    "device.set-supervisor": {
      en: "Changed whom the steward at a gate device calls",
      es: "Ha cambiado a quién se llama desde un dispositivo de acceso",
    },
    "device.settle-conflict": {
      en: "Settled a scan that did not fit",
      es: "Ha resuelto una lectura que no encajaba",
    },
    "event.let-clock": {
      en: "Changed who records the times of an event",
      es: "Ha cambiado quién ficha en un evento",
    },
  },
  records: {
    device: { en: "Gate device", es: "Dispositivo de acceso" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "check-in": English<typeof messages>;
  }
}
