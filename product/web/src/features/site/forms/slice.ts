import type { English } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";
import { refusals } from "./refusals.ts";
import { formsWith } from "./search.server.ts";

export default {
  refusals,
  messages: { "signup-forms": messages },
  screens: {
    "/admin/signup-forms/create": { title: messages.newOne, needs: "form.create" },
  },
  searchSources: { form: { title: words.signUpForms, needs: "form.view", position: 50, find: formsWith } },
  acts: {
    "form.create": { en: "Created the sign-up form", es: "Ha creado el formulario de alta" },
    "form.edit": { en: "Edited the sign-up form", es: "Ha editado el formulario de alta" },
    "form.publish": {
      en: "Published a version of the sign-up form",
      es: "Ha publicado una versión del formulario de alta",
    },
    "form.open": { en: "Opened the sign-up form", es: "Ha abierto el formulario de alta" },
    "form.close": { en: "Closed the sign-up form", es: "Ha cerrado el formulario de alta" },
    "form.archive": { en: "Archived the sign-up form", es: "Ha archivado el formulario de alta" },
    "form.restore": { en: "Restored the sign-up form", es: "Ha recuperado el formulario de alta" },
  },
  records: {
    form: { en: "Sign-up form", es: "Formulario de alta" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "signup-forms": English<typeof messages>;
  }
}
