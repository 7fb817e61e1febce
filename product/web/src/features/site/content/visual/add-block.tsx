import { useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Glyph } from "@product/ui/glyph";
import type { BlockName } from "#features/site/content/share/block-skeletons.ts";

/** Every kind of block there is, to be put below the one at the cursor. */
export function AddBlock({ names, onAdd }: { names: readonly BlockName[]; onAdd: (name: BlockName) => void }) {
  const t = useTranslations("content");
  const box = useRef<HTMLDetailsElement>(null);
  const add = (name: BlockName) => {
    box.current!.open = false;
    onAdd(name);
  };
  return (
    <details ref={box} className="group m-3 rounded-control border border-dashed border-line-control">
      <summary className="flex min-h-9 cursor-pointer list-none items-center justify-center gap-2 px-3 text-compact font-medium text-fg-2 [&::-webkit-details-marker]:hidden">
        {t("addBlock")}
        <Glyph name="chevron-down" className="text-fg-3 group-open:rotate-180" />
      </summary>
      <ul className="flex flex-wrap gap-1.5 border-t border-dashed border-line-control p-3">
        {names.map((name) => (
          <li key={name}>
            <Button type="button" look="quiet" size="row" onClick={() => add(name)}>
              {t(`block:${name}`)}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
