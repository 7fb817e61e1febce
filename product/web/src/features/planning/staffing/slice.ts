import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { staffing: messages },
  eventTabs: {
    staffing: {
      title: { en: "Staffing board", es: "Cobertura" },
      needs: ["assignment.create", "assignment.view"],
      isFor: ({ isOpen }) => isOpen,
      position: 20,
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    staffing: English<typeof messages>;
  }
}
