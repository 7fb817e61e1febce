import type { Slice } from "#request/slices/slice.ts";

export default {
  acts: {
    "list.keep": { en: "Saved a copy of a list", es: "Ha guardado una copia de una lista" },
  },
} satisfies Slice;
