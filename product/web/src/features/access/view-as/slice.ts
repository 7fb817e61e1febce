import type { Slice } from "#request/slice.ts";

export default {
  acts: {
    "staff.view-as": { en: "Started viewing as a colleague", es: "Ha empezado a ver como otra persona" },
    "staff.stop-viewing": { en: "Stopped viewing as a colleague", es: "Ha dejado de ver como otra persona" },
  },
} satisfies Slice;
