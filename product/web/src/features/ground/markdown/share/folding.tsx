/** Blocks of which one part is seen at a time. They fold by the browser alone, without a line of script. */
import { useId, type ReactNode } from "react";
import { Glyph } from "@product/ui/glyph";

type Part = { title: ReactNode; content: ReactNode };

/** The chosen one is what its radio button says; the panel behind a chosen title is the one that shows. */
export function FoldedTabs({ parts }: { parts: readonly Part[] }) {
  const group = useId();
  return (
    <fieldset className="flex min-w-0 flex-wrap rounded-card border border-line">
      {parts.map(({ title, content }, at) => [
        <label
          key={`title ${at}`}
          className="-mb-px cursor-pointer border-b-2 border-transparent px-4 py-2.5 text-sm font-medium text-fg-2 hover:text-fg has-checked:border-primary has-checked:text-fg has-focus-visible:outline-2 has-focus-visible:outline-primary"
        >
          <input type="radio" name={group} value={at} defaultChecked={at === 0} className="sr-only" />
          {title}
        </label>,
        <div
          key={`content ${at}`}
          className="order-1 hidden w-full min-w-0 flex-col gap-3.5 border-t border-line p-4 print:flex [label:has(:checked)+&]:flex"
        >
          {content}
        </div>,
      ])}
    </fieldset>
  );
}

export const FoldedList = ({ parts }: { parts: readonly Part[] }) => (
  <div className="divide-y divide-line rounded-card border border-line">
    {parts.map(({ title, content }, at) => (
      <details key={at} className="group">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 text-pretty">{title}</span>
          <Glyph name="chevron-down" size={20} className="shrink-0 text-fg-3 group-open:rotate-180" />
        </summary>
        <div className="flex flex-col gap-3.5 px-4 pb-4 text-fg-2">{content}</div>
      </details>
    ))}
  </div>
);
