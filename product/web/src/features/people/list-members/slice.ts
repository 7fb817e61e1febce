import type { Slice } from "#request/slices/slice.ts";
import { refusals } from "./refusals.ts";

export default {
  refusals,
  acts: {
    "list.add-members": { en: "Added people to a list", es: "Ha añadido personas a una lista" },
    "list.remove-members": { en: "Removed people from a list", es: "Ha quitado personas de una lista" },
    "list.export": { en: "Exported a list", es: "Ha exportado una lista" },
  },
} satisfies Slice;
