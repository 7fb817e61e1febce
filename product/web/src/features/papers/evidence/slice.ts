import type { English } from "#i18n/messages.ts";
import { moveRows } from "#request/slices/merge-steps.ts";
import type { Slice } from "#request/slices/slice.ts";
import { evidenceJobs } from "./jobs.server.ts";
import { messages } from "./messages.ts";

const letters = ["document-asked", "document-rejected", "document-ending"] as const;

export default {
  letters,
  messages: { evidence: messages },
  jobs: ({ mailer, siteUrl }) => evidenceJobs(mailer, siteUrl),
  mergeSteps: { evidence_request: moveRows("evidence_request") },
  acts: {
    "document.receive": { en: "Received a document by link", es: "Ha recibido un documento por enlace" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    evidence: English<typeof messages>;
  }
}

declare module "#request/ports/mailer.ts" {
  interface LetterKinds extends Record<(typeof letters)[number], true> {}
}
