import type { Slice } from "#request/slices/slice.ts";
import { proposalLetters } from "./letter.server.ts";

const letters = ["proposal-waits"] as const;

export default {
  letters,
  jobs: ({ mailer, siteUrl }) => proposalLetters(mailer, siteUrl),
} satisfies Slice;

declare module "#request/ports/mailer.ts" {
  interface LetterKinds extends Record<(typeof letters)[number], true> {}
}
