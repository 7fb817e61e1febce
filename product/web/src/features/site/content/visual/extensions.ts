/** The schema of a document in the visual editor: the closed list of blocks, each as a node. */
import type { Extensions } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";
import { codeGroup, codeItem } from "./nodes/code-group.ts";
import { callout, section, sections, sectionTitle } from "./nodes/containers.ts";
import { formButton, linkButton, openShifts, picture, record } from "./nodes/lines.ts";
import { table, tableCell, tableRow } from "./nodes/table.ts";

/** Headings stand wherever text flows, but not in a section, where each would begin the next one. */
const flow = "(block | heading)+";
const adapted: Record<string, object> = {
  doc: { content: flow },
  blockquote: { content: flow },
  listItem: { content: flow },
  heading: {
    group: "",
    content: "text*",
    addAttributes: () => ({ level: { default: 2 }, anchor: { default: "", rendered: false } }),
  },
  codeBlock: { addAttributes: () => ({ language: { default: "", rendered: false } }) },
  orderedList: { addAttributes: () => ({ start: { default: 1 } }) },
  code: { excludes: "" },
};

const kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((each) => {
      const change = adapted[each.name];
      return change ? each.extend(change) : each;
    });
  },
}).configure({
  heading: { levels: [2, 3, 4] },
  link: { openOnClick: false, autolink: false, linkOnPaste: false },
  strike: false,
  underline: false,
  trailingNode: false,
});

export const extensions: Extensions = [
  kit,
  picture,
  table,
  tableRow,
  tableCell,
  callout,
  sections,
  section,
  sectionTitle,
  codeGroup,
  codeItem,
  linkButton,
  formButton,
  openShifts,
  record,
];
