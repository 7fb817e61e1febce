import type { Slice } from "#request/slices/slice.ts";

export default {
  refusals: {
    "view-as.beyond-you": {
      en: "This person has permissions you do not have, so you cannot view as them.",
      es: "Esta persona tiene permisos que tú no tienes, así que no puedes ver como ella.",
    },
  },
  acts: {
    "staff.view-as": { en: "Started viewing as a colleague", es: "Ha empezado a ver como otra persona" },
    "staff.stop-viewing": { en: "Stopped viewing as a colleague", es: "Ha dejado de ver como otra persona" },
  },
} satisfies Slice;
