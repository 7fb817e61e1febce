import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";
import { refusals } from "./refusals.ts";

export default {
  refusals,
  messages: { menus: messages },
  screens: {
    "/admin/content/menus": { title: messages.title, needs: "page.publish" },
  },
  acts: {
    "page.publish": { en: "Published the page", es: "Ha publicado la página" },
    "menu.save": { en: "Saved a link of the menu", es: "Ha guardado un enlace del menú" },
    "menu.move": { en: "Moved a link of the menu", es: "Ha movido un enlace del menú" },
    "menu.delete": { en: "Deleted a link of the menu", es: "Ha borrado un enlace del menú" },
  },
  records: {
    menu: { en: "Menu link", es: "Enlace del menú" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    menus: English<typeof messages>;
  }
}
