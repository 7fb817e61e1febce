import { useState, useSyncExternalStore } from "react";
import { Button, type ButtonProps } from "./button.tsx";
import { createCopied } from "./copied.ts";
import { Glyph } from "@product/ui/glyph";
import type { CopyLabels } from "@product/ui/labels";

type CopyButtonProps = Pick<ButtonProps, "look" | "size" | "className"> & { text: string; labels: CopyLabels };

/** Puts a text on the clipboard; its word changes to "copied" for a moment, and is read out. */
export function CopyButton({ text, labels, look = "quiet", ...props }: CopyButtonProps) {
  const [copied] = useState(() => createCopied({ write: (words) => navigator.clipboard.writeText(words) }));
  const isCopied = useSyncExternalStore(copied.subscribe, copied.snapshot, () => false);
  return (
    <>
      <Button
        {...props}
        look={look}
        type="button"
        icon={<Glyph name={isCopied ? "check" : "copy"} size={14} />}
        onClick={() => void copied.copy(text)}
      >
        {/* Both words lie on one another, so that the button keeps its width. */}
        <span className="grid *:col-start-1 *:row-start-1">
          <span className={isCopied ? "invisible" : undefined}>{labels.copy}</span>
          <span className={isCopied ? undefined : "invisible"}>{labels.copied}</span>
        </span>
      </Button>
      <output className="sr-only">{isCopied && labels.copied}</output>
    </>
  );
}
