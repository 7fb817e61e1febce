import { calloutTones } from "@product/domain/site/blocks";

/** The settings of a block beside its text, by the kind of node. A list of values makes it a choice. */
export const blockFields = {
  picture: [{ name: "src" }, { name: "alt" }],
  callout: [{ name: "tone", values: calloutTones }, { name: "title" }],
  sections: [{ name: "kind", values: ["tabs", "accordion", "faq", "cards"] }],
  table: [{ name: "caption" }],
  codeItem: [{ name: "title" }],
  codeBlock: [{ name: "language" }],
  linkButton: [{ name: "label" }, { name: "to" }],
  formButton: [{ name: "label" }, { name: "form" }],
  openShifts: [{ name: "role" }, { name: "town" }],
} as const satisfies Readonly<Record<string, readonly BlockField[]>>;

type BlockField = { name: string; values?: readonly string[] };
export type FieldedNode = keyof typeof blockFields;

export const isFielded = (name: string): name is FieldedNode => Object.hasOwn(blockFields, name);
