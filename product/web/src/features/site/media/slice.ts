import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  refusals: {
    "media.in-use": {
      en: "{n, plural, one {One page shows} other {# pages show}} this picture. Take it out there first.",
      es: "{n, plural, one {Una página muestra} other {# páginas muestran}} esta imagen. Quítala antes de allí.",
    },
  },
  messages: { media: messages },
  screens: {
    "/admin/content/media": { title: messages.title, needs: "media.view" },
  },
  acts: {
    "media.add": { en: "Added a picture for pages", es: "Ha añadido una imagen para las páginas" },
    "media.crop": { en: "Cropped an image", es: "Ha recortado una imagen" },
    "media.delete": { en: "Deleted a picture of the pages", es: "Ha borrado una imagen de las páginas" },
  },
  records: {
    media: { en: "Image", es: "Imagen" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    media: English<typeof messages>;
  }
}
