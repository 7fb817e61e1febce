import { contributionsOf } from "#features/ground/master-data/share/kind-slice.server.ts";
import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  ...contributionsOf("role"),
  messages: { roles: messages },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    roles: English<typeof messages>;
  }
}
