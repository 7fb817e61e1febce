import type { Slice } from "#request/slices/slice.ts";
import { openPlaceRows, openPlaces } from "./queries.server.ts";

export default {
  figures: {
    "open-places": {
      needs: "shift.view",
      title: { en: "Open places, next 7 days", es: "Plazas libres, próximos 7 días" },
      tone: "warn",
      count: openPlaces,
      rows: openPlaceRows,
    },
  },
} satisfies Slice;
