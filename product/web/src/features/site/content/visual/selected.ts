import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { NodeSelection } from "@tiptap/pm/state";

export type Found = { node: Node; pos: number };

/** The innermost block around the cursor of which this holds. */
export function around({ state: { selection } }: Editor, holds: (name: string) => boolean): Found | undefined {
  if (selection instanceof NodeSelection && holds(selection.node.type.name))
    return { node: selection.node, pos: selection.from };
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth--)
    if (holds($from.node(depth).type.name)) return { node: $from.node(depth), pos: $from.before(depth) };
  return undefined;
}

/** The block of the page itself in which the cursor stands. */
export function topBlock({ state: { selection, doc } }: Editor): Found & { at: number } {
  const at = Math.min(selection.$from.index(0), doc.childCount - 1);
  return { node: doc.child(at), pos: startOf(doc, at), at };
}

export const startOf = (doc: Node, at: number): number => {
  let pos = 0;
  for (let before = 0; before < at; before++) pos += doc.child(before).nodeSize;
  return pos;
};
