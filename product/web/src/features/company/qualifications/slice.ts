import { contributionsOf } from "#features/ground/master-data/share/kind-slice.server.ts";
import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  refusals: {
    "qualification.circle": {
      en: "This would create a loop: {pathEn}. Remove one of these steps.",
      es: "Esto crearía un bucle: {pathEs}. Quita uno de estos pasos.",
    },
    "qualification.asked-for": {
      en: "{count, plural, one {One role requires} other {# roles require}} this qualification. Remove it there first.",
      es: "{count, plural, one {Hay un puesto que exige} other {Hay # puestos que exigen}} esta cualificación. Quítala antes de ahí.",
    },
  },
  ...contributionsOf("qualification"),
  messages: { qualifications: messages },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    qualifications: English<typeof messages>;
  }
}
