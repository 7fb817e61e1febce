import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  refusals: {
    "view.too-many": {
      en: "You already have {most, number} views. Delete one that you no longer need.",
      es: "Ya tienes {most, number} vistas. Elimina alguna que ya no necesites.",
    },
  },
  messages: { "saved-views": messages },
  acts: {
    "view.create": { en: "Saved a view", es: "Ha guardado una vista" },
    "view.edit": { en: "Changed a view", es: "Ha cambiado una vista" },
    "view.delete": { en: "Deleted a view", es: "Ha eliminado una vista" },
    "view.share": { en: "Changed who a view is shared with", es: "Ha cambiado con quién se comparte una vista" },
    "view.edit-shared": { en: "Changed a shared view", es: "Ha cambiado una vista compartida" },
    "view.delete-shared": { en: "Deleted a shared view", es: "Ha eliminado una vista compartida" },
    "view.choose": { en: "Chose their opening view", es: "Ha elegido la vista con la que se abre la lista" },
  },
  records: {
    view: { en: "View of the list", es: "Vista de la lista" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "saved-views": English<typeof messages>;
  }
}
