import { useEffect, useReducer, useRef, useState } from "react";
import { Editor } from "@tiptap/core";
import type { BlockFault } from "@product/domain/site/blocks";
import { readBlocks, writeBlocks } from "#features/ground/markdown/share/markdown-source.ts";
import type { BlockName } from "#features/site/content/share/block-skeletons.ts";
import { blocksOf } from "./blocks-from-doc.ts";
import { docOf } from "./blocks-to-doc.ts";
import type { DocNode } from "./doc-node.ts";
import { extensions } from "./extensions.ts";
import { labels } from "./labels.ts";
import { joinRows } from "./rows.ts";

type Visual = {
  boxId: string;
  label: string;
  /** The text at a block that the other language lacks. */
  missing: string;
  language: string;
  say: (name: BlockName) => string;
};

/**
 * Edits the text of a box as blocks. The box stays what is saved: it is written anew with every change, and only then, so that
 * nobody's source is rearranged by being looked at.
 */
export function useVisual({ boxId, label, missing, language, say }: Visual) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [fault, setFault] = useState<BlockFault>();
  const [, showAgain] = useReducer((n: number) => n + 1, 0);
  // Further sentences come with the answer to a form and make this another function; the editor that is written in stays.
  const announceNow = useRef(say);
  useEffect(() => {
    announceNow.current = say;
  }, [say]);
  useEffect(() => {
    const box = document.getElementById(boxId);
    if (!(box instanceof HTMLTextAreaElement) || !place.current) return;
    const { blocks, faults } = readBlocks(box.value);
    const lost = faults.find(({ code }) => code !== "alt-missing");
    setFault(lost);
    if (lost) return;
    const newEditor = new Editor({
      element: place.current,
      extensions: [...extensions, labels((name) => announceNow.current(name))],
      content: docOf(blocks),
      injectCSS: false,
      editorProps: {
        attributes: { role: "textbox", "aria-multiline": "true", "aria-label": label, lang: language, class: "visual" },
      },
      onTransaction: showAgain,
      onUpdate: ({ editor: changed }) => write(box, writeBlocks(blocksOf(changed.getJSON() as DocNode))),
    });
    const putBack = () =>
      setTimeout(() => newEditor.commands.setContent(docOf(readBlocks(box.value).blocks), { emitUpdate: false }));
    box.form?.addEventListener("reset", putBack);
    const leaveRows =
      box.form && joinRows(box.form, { editor: newEditor, place: place.current, missing, onRooms: showAgain });
    setEditor(newEditor);
    return () => {
      leaveRows?.();
      box.form?.removeEventListener("reset", putBack);
      setEditor(undefined);
      newEditor.destroy();
    };
  }, [boxId, label, missing, language]);
  return { place, editor, fault };
}

function write(box: HTMLTextAreaElement, source: string) {
  if (box.value === source) return;
  box.setRangeText(source, 0, box.value.length, "end");
  box.dispatchEvent(new Event("input", { bubbles: true }));
}
