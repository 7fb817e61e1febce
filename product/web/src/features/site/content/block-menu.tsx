import { useTranslations } from "use-intl";
import type { Locale } from "@product/domain/locales";
import { Button } from "@product/ui/controls/button";
import { Glyph } from "@product/ui/glyph";
import { blockNames, skeletonOf } from "./share/block-skeletons.ts";

/** Puts a block where the cursor stands; without JavaScript it shows how each is written. */
export function BlockMenu({ boxId, language }: { boxId: string; language: Locale }) {
  const t = useTranslations("content");
  return (
    <details className="group rounded-control border border-line">
      <summary className="flex min-h-9 cursor-pointer list-none items-center justify-between px-3 text-compact font-medium [&::-webkit-details-marker]:hidden">
        {t("addBlock")}
        <Glyph name="chevron-down" className="text-fg-3 group-open:rotate-180" />
      </summary>
      <div className="border-t border-line p-3">
        <ul className="flex flex-wrap gap-1.5 noscript:hidden">
          {blockNames.map((name) => (
            <li key={name}>
              <Button type="button" look="quiet" size="row" onClick={() => insert(boxId, skeletonOf(name, language))}>
                {t(`block:${name}`)}
              </Button>
            </li>
          ))}
        </ul>
        <details className="mt-2.5 text-compact">
          <summary className="cursor-pointer text-fg-2">{t("blockHelp")}</summary>
          <pre className="mt-2 rounded-control wrap-anywhere whitespace-pre-wrap bg-bg-muted p-3 text-xs">
            {blockNames.map((name) => skeletonOf(name, language)).join("\n\n")}
          </pre>
        </details>
      </div>
    </details>
  );
}

/** As a paragraph of its own, whatever stands before and after. */
function insert(boxId: string, text: string) {
  const box = document.getElementById(boxId);
  if (!(box instanceof HTMLTextAreaElement)) return;
  const { selectionEnd: at, value } = box;
  const before = at === 0 || value.slice(0, at).endsWith("\n\n") ? "" : value[at - 1] === "\n" ? "\n" : "\n\n";
  const after = value.slice(at).startsWith("\n\n") || at === value.length ? "" : "\n\n";
  box.focus();
  box.setRangeText(before + text + after, at, at, "end");
  box.dispatchEvent(new Event("input", { bubbles: true }));
}
