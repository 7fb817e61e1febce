import type { Slice } from "#request/slices/slice.ts";
import { proposalLetters } from "./letter.server.ts";

const letters = ["proposal-waits"] as const;

export default {
  letters,
  jobs: ({ post, siteUrl }) => proposalLetters(post, siteUrl),
} satisfies Slice;

declare module "#request/ports/post.ts" {
  interface LetterKinds extends Record<(typeof letters)[number], true> {}
}
