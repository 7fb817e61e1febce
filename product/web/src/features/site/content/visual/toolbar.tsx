import type { Editor } from "@tiptap/core";
import type { MouseEvent, ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { SquareButton } from "@product/ui/controls/square-button";
import { Glyph } from "@product/ui/glyph";
import { moveBlock, removeBlock } from "./steps.ts";

const marks = [
  { name: "bold", sign: <b>B</b> },
  { name: "italic", sign: <i className="font-serif">I</i> },
  { name: "code", sign: <span className="font-mono text-xs">{"<>"}</span> },
] as const;

const kinds = [
  { name: "paragraph", is: ["paragraph", {}], set: (editor: Editor) => editor.chain().focus().setParagraph().run() },
  { name: "heading2", is: ["heading", { level: 2 }], set: (editor: Editor) => toHeading(editor, 2) },
  { name: "heading3", is: ["heading", { level: 3 }], set: (editor: Editor) => toHeading(editor, 3) },
  {
    name: "bulletList",
    is: ["bulletList", {}],
    set: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: "orderedList",
    is: ["orderedList", {}],
    set: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  { name: "quote", is: ["blockquote", {}], set: (editor: Editor) => editor.chain().focus().toggleBlockquote().run() },
] as const;

const toHeading = (editor: Editor, level: 2 | 3) => editor.chain().focus().setNode("heading", { level }).run();

type ToolbarProps = { editor: Editor; onLink: () => void; isLinkOpen: boolean; language: string };

/** The tools for the words and for the block at the cursor. */
export function Toolbar({ editor, onLink, isLinkOpen, language }: ToolbarProps) {
  const t = useTranslations("content");
  return (
    <div role="toolbar" aria-label={t("tools", { language })} className="flex flex-wrap items-center gap-x-0.5 gap-y-1">
      {marks.map(({ name, sign }) => (
        <Toggle
          key={name}
          label={t(`mark:${name}`)}
          sign={sign}
          isOn={editor.isActive(name)}
          onPress={() => editor.chain().focus().toggleMark(name).run()}
        />
      ))}
      <Words label={t("mark:link")} isOn={editor.isActive("link") || isLinkOpen} onPress={onLink} />
      <span aria-hidden className="mx-1 h-5 border-l border-line" />
      {kinds.map(({ name, is: [node, attributes], set }) => (
        <Words
          key={name}
          label={t(`kind:${name}`)}
          isOn={editor.isActive(node, attributes)}
          onPress={() => set(editor)}
        />
      ))}
      <span aria-hidden className="mx-1 h-5 border-l border-line" />
      <Step label={t("blockUp")} sign="arrow-up" onPress={() => moveBlock(editor, -1)} />
      <Step label={t("blockDown")} sign="arrow-down" onPress={() => moveBlock(editor, 1)} />
      <Step label={t("blockRemove")} sign="cross" onPress={() => removeBlock(editor)} />
      <Words label={t("undo")} onPress={() => editor.chain().focus().undo().run()} />
    </div>
  );
}

/**
 * A press with a pointer leaves the focus in the text: a letter typed at once would come before the focus is back
 * there.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();

type ToggleProps = { label: string; sign: ReactNode; isOn: boolean; onPress: () => void };

const Toggle = ({ label, sign, isOn, onPress }: ToggleProps) => (
  <SquareButton
    label={label}
    size="row"
    icon={sign}
    aria-pressed={isOn}
    onMouseDown={keepFocus}
    onClick={onPress}
    className="aria-pressed:bg-bg-selected"
  />
);

const Words = ({ label, isOn, onPress }: { label: string; isOn?: boolean; onPress: () => void }) => (
  <Button
    type="button"
    look="ghost"
    size="row"
    aria-pressed={isOn}
    onMouseDown={keepFocus}
    onClick={onPress}
    className="aria-pressed:bg-bg-selected"
  >
    {label}
  </Button>
);

type StepProps = { label: string; sign: "arrow-up" | "arrow-down" | "cross"; onPress: () => void };

const Step = ({ label, sign, onPress }: StepProps) => (
  <SquareButton
    label={label}
    size="row"
    icon={<Glyph name={sign} size={14} />}
    onMouseDown={keepFocus}
    onClick={onPress}
  />
);
