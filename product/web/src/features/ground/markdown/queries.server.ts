/** The one reader of Markdown, for every slice that shows what somebody wrote. */
export { readBlocks, type Read } from "./reading/read-blocks.ts";
