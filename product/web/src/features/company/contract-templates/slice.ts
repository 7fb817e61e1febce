import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";
import { contractTemplateCount } from "./queries.server.ts";

export default {
  messages: { "contract-templates": messages },
  settings: {
    "contract-templates": {
      group: "people",
      title: { en: "Contract templates", es: "Plantillas de contrato" },
      text: { en: "The texts that people sign.", es: "Los textos que firma la gente." },
      at: "/admin/settings/contract-templates",
      needs: "settings.view",
      count: contractTemplateCount,
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "contract-templates": English<typeof messages>;
  }
}
