import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default { messages: { "onboarding-link": messages } } satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "onboarding-link": English<typeof messages>;
  }
}
