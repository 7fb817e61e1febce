import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { findingMessages } from "./finding-messages.ts";
import { messages } from "./messages.ts";

export default { messages: { clearance: messages, findings: findingMessages } } satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    clearance: English<typeof messages>;
    findings: English<typeof findingMessages>;
  }
}
