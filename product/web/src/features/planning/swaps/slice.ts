import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { expireSwaps } from "./commands.server.ts";
import { messages } from "./messages.ts";

export default {
  messages: { swaps: messages },
  jobs: () => ({ "swaps.expire": expireSwaps }),
  schedules: [{ name: "swaps.expire", everySeconds: 300 }],
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    swaps: English<typeof messages>;
  }
}
