import type { Slice } from "#request/slices/slice.ts";
import { lateArrivalRows, lateArrivals, onSite, onSiteRows } from "./queries.server.ts";

export default {
  figures: {
    "on-site": {
      needs: "checkin.view",
      title: { en: "On site now", es: "En el recinto ahora" },
      tone: "info",
      count: onSite,
      rows: onSiteRows,
    },
    "late-arrivals": {
      needs: "checkin.view",
      title: { en: "Late or not arrived", es: "Tarde o sin llegar" },
      tone: "bad",
      count: lateArrivals,
      rows: lateArrivalRows,
    },
  },
} satisfies Slice;
