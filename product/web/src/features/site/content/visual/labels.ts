import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { recordBlocks } from "@product/domain/site/blocks";
import type { BlockName } from "#features/site/content/share/block-skeletons.ts";

/** Says above each block what it is, in the language of the office. */
export const labels = (say: (name: BlockName) => string) =>
  Extension.create({
    name: "labels",
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          decorations: ({ doc }) => {
            const found: Decoration[] = [];
            doc.descendants((node, pos) => {
              const name = nameOf(node);
              if (name) found.push(Decoration.node(pos, pos + node.nodeSize, { "data-label": say(name) }));
            });
            return DecorationSet.create(doc, found);
          },
        },
      }),
    ],
  });

const names: Readonly<Record<string, BlockName>> = {
  picture: "image",
  table: "table",
  callout: "callout",
  codeGroup: "code-group",
  linkButton: "button",
  formButton: "form",
  openShifts: "open-shifts",
};

function nameOf({ type, attrs }: Node): BlockName | undefined {
  if (type.name === "sections") return attrs["kind"] as BlockName;
  return type.name === "record" ? recordBlocks.find((kind) => kind === attrs["kind"]) : names[type.name];
}
