/** The grammar of our pages: CommonMark without raw HTML, tables, and directives for the blocks that Markdown has no sign for. */
import type { Root } from "mdast";
import { directiveFromMarkdown } from "mdast-util-directive";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { directive } from "micromark-extension-directive";
import { gfmTable } from "micromark-extension-gfm-table";

/** Text that looks like HTML stays text, and a colon in a sentence stays a colon. */
export const parseMarkdown = (source: string): Root =>
  fromMarkdown(source, {
    extensions: [withoutInline(directive()), gfmTable(), { disable: { null: ["htmlFlow", "htmlText"] } }],
    mdastExtensions: [directiveFromMarkdown(), gfmTableFromMarkdown()],
  });

// Directives within a sentence have no use here, and would eat the minutes of “at 18:30”.
const withoutInline = ({ flow }: ReturnType<typeof directive>) => ({ flow: flow! });
