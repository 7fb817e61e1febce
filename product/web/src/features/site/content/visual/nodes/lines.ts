import { Node } from "@tiptap/core";
import { blockTag, kept } from "./attributes.ts";

/** Blocks of one line, without text of their own to write in. */
const line = (name: string, defaults: Record<string, string>, shown: (attrs: Record<string, string>) => string) =>
  Node.create({
    name,
    group: "block",
    atom: true,
    draggable: true,
    addAttributes: kept(defaults),
    parseHTML: () => blockTag(name),
    renderHTML: ({ node }) => ["div", { "data-block": name, "data-kind": node.attrs["kind"] }, shown(node.attrs)],
  });

export const picture = Node.create({
  name: "picture",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: kept({ src: "", alt: "" }),
  parseHTML: () => blockTag("picture"),
  renderHTML: ({ node: { attrs } }) => [
    "figure",
    { "data-block": "picture" },
    ["img", { src: attrs["src"], alt: attrs["alt"] }],
    ["figcaption", { "data-missing": attrs["alt"] ? null : "" }, attrs["alt"] || "…"],
  ],
});
export const linkButton = line(
  "linkButton",
  { to: "", label: "" },
  ({ label, to }) => `${label || "…"} → ${to || "…"}`,
);
export const formButton = line(
  "formButton",
  { form: "", label: "" },
  ({ label, form }) => `${label || "…"} → ${form || "…"}`,
);
export const openShifts = line("openShifts", { role: "", town: "" }, ({ role, town }) =>
  [role, town].filter(Boolean).join(", "),
);
export const record = line("record", { kind: "company-details" }, () => "");
