/** Markdown as it is read and written, for screens on which somebody edits it. */
export { readBlocks } from "#features/ground/markdown/reading/read-blocks.ts";
export { writeBlocks } from "#features/ground/markdown/writing/write-blocks.ts";
