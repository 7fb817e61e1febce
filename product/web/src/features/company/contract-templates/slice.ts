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
  acts: {
    "contract-template.create": { en: "Added a contract template", es: "Ha añadido una plantilla de contrato" },
    "contract-template.edit": { en: "Edited a contract template", es: "Ha editado una plantilla de contrato" },
    "contract-template.archive": { en: "Archived a contract template", es: "Ha archivado una plantilla de contrato" },
    "contract-template.restore": {
      en: "Restored a contract template",
      es: "Ha recuperado una plantilla de contrato",
    },
  },
  records: {
    "contract-template": { en: "Contract template", es: "Plantilla de contrato" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "contract-templates": English<typeof messages>;
  }
}
