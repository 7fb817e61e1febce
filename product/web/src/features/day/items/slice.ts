import type { Slice } from "#request/slice.ts";

export default {
  acts: {
    "item.issue": { en: "Handed out an item", es: "Ha entregado material" },
    "item.return": { en: "Took an item back", es: "Ha recogido material" },
  },
  records: {
    item: { en: "Item handed out", es: "Material entregado" },
  },
} satisfies Slice;
