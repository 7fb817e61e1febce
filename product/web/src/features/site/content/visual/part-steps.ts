/** Rows and columns of a table, and the parts of tabs, cards and their like. */
import type { Editor } from "@tiptap/core";
import { Selection } from "@tiptap/pm/state";
import { around } from "./selected.ts";

export const partSteps = {
  addRow: (editor: Editor) => addAfter(editor, "tableRow"),
  removeRow: (editor: Editor) => removeIn(editor, "tableRow"),
  addColumn: (editor: Editor) => changeColumn(editor, "add"),
  removeColumn: (editor: Editor) => changeColumn(editor, "remove"),
  addPart: (editor: Editor) => addAfter(editor, "section"),
  removePart: (editor: Editor) => removeIn(editor, "section"),
};
export type PartStep = keyof typeof partSteps;

/** Which of them there are for a kind of block. */
export const partStepsOf: Readonly<Record<string, readonly PartStep[]>> = {
  table: ["addRow", "removeRow", "addColumn", "removeColumn"],
  sections: ["addPart", "removePart"],
};

function addAfter(editor: Editor, name: "tableRow" | "section") {
  const found = around(editor, (each) => each === name);
  if (!found) return;
  const { schema, tr } = editor.state;
  const newNode =
    name === "section"
      ? schema.node(name, null, [schema.node("sectionTitle"), schema.node("paragraph")])
      : schema.node(
          name,
          null,
          Array.from({ length: found.node.childCount }, () => schema.node("tableCell")),
        );
  const at = found.pos + found.node.nodeSize;
  tr.insert(at, newNode);
  editor.view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(at + 1))).scrollIntoView());
  editor.view.focus();
}

function removeIn(editor: Editor, name: "tableRow" | "section") {
  const found = around(editor, (each) => each === name);
  const inside = around(editor, (each) => each === (name === "section" ? "sections" : "table"));
  if (!found || !inside || inside.node.childCount === 1) return;
  editor.view.dispatch(editor.state.tr.delete(found.pos, found.pos + found.node.nodeSize).scrollIntoView());
  editor.view.focus();
}

function changeColumn(editor: Editor, change: "add" | "remove") {
  const table = around(editor, (each) => each === "table");
  const cell = around(editor, (each) => each === "tableCell");
  if (!table || !cell) return;
  const { schema, tr, doc } = editor.state;
  const column = doc.resolve(cell.pos).index();
  if (change === "remove" && table.node.child(0).childCount === 1) return;
  table.node.forEach((row, offset) => {
    let at = table.pos + 2 + offset;
    for (let before = 0; before < column; before++) at += row.child(before).nodeSize;
    const end = at + row.child(column).nodeSize;
    if (change === "add") tr.insert(tr.mapping.map(end), schema.node("tableCell"));
    else tr.delete(tr.mapping.map(at), tr.mapping.map(end));
  });
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
}
