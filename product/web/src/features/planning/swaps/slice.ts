import type { English } from "#i18n/messages.ts";
import { moveRows } from "#request/slices/merge-steps.ts";
import type { Slice } from "#request/slices/slice.ts";
import { expireSwaps } from "./commands.server.ts";
import { messages } from "./messages.ts";

export default {
  messages: { swaps: messages },
  jobs: () => ({ "swaps.expire": expireSwaps }),
  schedules: [{ name: "swaps.expire", everySeconds: 300 }],
  mergeSteps: {
    swap_request: moveRows("swap_request"),
    "swap_request of a peer": moveRows("swap_request", "peer_id"),
  },
  acts: {
    "assignment.offer-swap": { en: "Offered to pass a shift on", es: "Ha ofrecido ceder un turno" },
    "assignment.withdraw-swap": { en: "Kept a shift after all", es: "Ha decidido quedarse con el turno" },
    "assignment.take-swap": { en: "Took a colleague’s shift", es: "Ha aceptado el turno de otra persona" },
    "assignment.expire-swap": { en: "Ended an offer to pass a shift on", es: "Ha cerrado una oferta de cambio" },
    "assignment.agree-swap": { en: "Agreed to a change of shifts", es: "Ha aprobado un cambio de turno" },
    "assignment.decline-swap": { en: "Declined a change of shifts", es: "Ha rechazado un cambio de turno" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    swaps: English<typeof messages>;
  }
}
