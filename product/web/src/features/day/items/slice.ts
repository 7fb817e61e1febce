import { moveRows } from "#request/slices/merge-steps.ts";
import type { Slice } from "#request/slices/slice.ts";

export default {
  refusals: {
    "item.number-missing": {
      en: "Each of these has a number: type it.",
      es: "Cada uno tiene un número: escríbelo.",
    },
    "item.with-another": {
      en: "Number {number} is handed out already and has not come back.",
      es: "El número {number} ya está entregado y no se ha devuelto.",
    },
  },
  mergeSteps: { item_loan: moveRows("item_loan") },
  acts: {
    "item.issue": { en: "Handed out an item", es: "Ha entregado material" },
    "item.return": { en: "Took an item back", es: "Ha recogido material" },
  },
  records: {
    item: { en: "Item handed out", es: "Material entregado" },
  },
} satisfies Slice;
