import type { Slice } from "#request/slices/slice.ts";
import { proposalLetters } from "./letter.server.ts";

export default {
  jobs: ({ post, siteUrl }) => proposalLetters(post, siteUrl),
} satisfies Slice;
