/** The commands on a whole block, from a button as from the keyboard. */
import type { Editor } from "@tiptap/core";
import { NodeSelection, Selection, TextSelection } from "@tiptap/pm/state";
import type { Locale } from "@product/domain/locales";
import { readBlocks } from "#features/ground/markdown/share/markdown-source.ts";
import { skeletonOf, type BlockName } from "#features/site/content/share/block-skeletons.ts";
import { docOf } from "./blocks-to-doc.ts";
import { startOf, topBlock } from "./selected.ts";

export function insertBlock(editor: Editor, name: BlockName, language: Locale) {
  const { node, pos } = topBlock(editor);
  const content = docOf(readBlocks(skeletonOf(name, language)).blocks).content ?? [];
  const isBlank = node.type.name === "paragraph" && node.childCount === 0;
  const at = isBlank ? { from: pos, to: pos + node.nodeSize } : pos + node.nodeSize;
  editor.chain().insertContentAt(at, content).run();
  const start = isBlank ? pos : pos + node.nodeSize;
  const { doc, tr } = editor.state;
  const insertedNode = doc.nodeAt(start);
  const selection = insertedNode?.isAtom ? NodeSelection.create(doc, start) : Selection.near(doc.resolve(start + 1));
  editor.view.dispatch(tr.setSelection(selection).scrollIntoView());
  editor.view.focus();
}

export function moveBlock(editor: Editor, by: -1 | 1) {
  const { doc, selection, tr } = editor.state;
  const { at, pos, node } = topBlock(editor);
  if (at + by < 0 || at + by >= doc.childCount) return;
  const first = startOf(doc, Math.min(at, at + by));
  const [upper, lower] = by === 1 ? [doc.child(at + 1), node] : [node, doc.child(at - 1)];
  tr.replaceWith(first, first + upper.nodeSize + lower.nodeSize, [upper, lower]);
  const start = by === 1 ? first + upper.nodeSize : first;
  const moved =
    selection instanceof NodeSelection
      ? NodeSelection.create(tr.doc, start + selection.from - pos)
      : TextSelection.create(tr.doc, start + selection.anchor - pos, start + selection.head - pos);
  editor.view.dispatch(tr.setSelection(moved).scrollIntoView());
  editor.view.focus();
}

export function removeBlock(editor: Editor) {
  const { pos, node } = topBlock(editor);
  editor
    .chain()
    .deleteRange({ from: pos, to: pos + node.nodeSize })
    .focus()
    .run();
}
