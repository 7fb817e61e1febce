import type { English } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";
import { refusals } from "./refusals.ts";
import { shiftsWith } from "./search.server.ts";

const liveKinds = { shift: "shift.view", slot: "shift.view" } as const;

export default {
  liveKinds,
  refusals,
  messages: { shifts: messages },
  searchSources: { shift: { title: words.shifts, needs: "shift.view", position: 20, find: shiftsWith } },
  acts: {
    "shift.delete": { en: "Cancelled a shift", es: "Ha anulado un turno" },
    "shift.publish": { en: "Published a shift", es: "Ha publicado un turno" },
    "slot.save": { en: "Changed the places of a shift", es: "Ha cambiado las plazas de un turno" },
    "slot.remove": { en: "Removed places from a shift", es: "Ha quitado plazas de un turno" },
  },
  records: {
    shift: { en: "Shift", es: "Turno" },
    slot: { en: "Places", es: "Plazas" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    shifts: English<typeof messages>;
  }
}

declare module "#request/slices/live-kinds.ts" {
  interface LiveKinds extends Record<keyof typeof liveKinds, true> {}
}
