import type { English } from "#i18n/messages.ts";
import { moveSpans } from "#request/slices/merge-steps.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";
import { refusals } from "./refusals.ts";
import { moveChecks, moveGuardian, moveMark } from "./merge.server.ts";

export default {
  refusals,
  messages: { "right-to-work": messages },
  workerTabs: {
    "right-to-work": { title: { en: "Right to work", es: "Permiso de trabajo" }, needs: "identity.view", position: 40 },
  },
  mergeSteps: {
    right_to_work_check: moveChecks,
    guardian: moveGuardian,
    self_employed_mark: moveMark,
    study_term: moveSpans("study_term"),
  },
  acts: {
    "worker.right-to-work": {
      en: "Checked the right to work",
      es: "Ha comprobado el permiso de trabajo",
    },
    "worker.reveal-check": {
      en: "Viewed the code of a right-to-work check",
      es: "Ha consultado el código de una comprobación del permiso de trabajo",
    },
    "worker.self-employed": {
      en: "Changed whether they count as genuinely self-employed",
      es: "Ha cambiado si consta como verdadero autónomo",
    },
    "worker.terms": {
      en: "Changed a student's term dates",
      es: "Ha cambiado los periodos lectivos de un estudiante",
    },
    "worker.guardian": {
      en: "Changed a minor's guardian",
      es: "Ha cambiado el tutor legal de un menor",
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "right-to-work": English<typeof messages>;
  }
}
