import { useCallback, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { Locale } from "@product/domain/locales";
import { Callout } from "@product/ui/callout";
import type { Picture } from "#features/site/content/seo-fields.tsx";
import { blockNames, type BlockName } from "#features/site/content/share/block-skeletons.ts";
import { AddBlock } from "./add-block.tsx";
import { BlockSettings } from "./block-settings.tsx";
import { LinkSettings } from "./link-settings.tsx";
import { insertBlock } from "./steps.ts";
import { Toolbar } from "./toolbar.tsx";
import { useVisual } from "./use-visual.ts";
import "./visual.css";

export type VisualEditorProps = {
  boxId: string;
  language: Locale;
  languageName: string;
  pictures: readonly Picture[];
  /** Told whether the text can be shown as blocks; where not, its source stays. */
  onShown: (isShown: boolean) => void;
};

/** The text as it will look, to be written in directly. */
export function VisualEditor({ boxId, language, languageName, pictures, onShown }: VisualEditorProps) {
  const t = useTranslations("content");
  const say = useCallback((name: BlockName) => t(`block:${name}`), [t]);
  const { place, editor, fault } = useVisual({
    boxId,
    label: t("visualOf", { language: languageName }),
    missing: t(language === "es" ? "missingInEn" : "missingInEs"),
    language,
    say,
  });
  const [isLinkOpen, setLinkOpen] = useState(false);
  const isShown = editor !== undefined;
  useEffect(() => onShown(isShown), [isShown, onShown]);
  return (
    <div className="flex flex-col gap-2">
      {fault && (
        <Callout tone="warn">
          {t("sourceOnly", { line: String(fault.line) })} {t(`fault:${fault.code}`, { what: fault.what })}
        </Callout>
      )}
      <div className="rounded-card border border-line-control bg-bg" hidden={!isShown}>
        {editor && (
          <div className="sticky top-(--top-height) z-1 flex flex-col gap-2 rounded-t-card border-b border-line bg-bg-subtle p-2">
            <Toolbar
              editor={editor}
              language={languageName}
              isLinkOpen={isLinkOpen}
              onLink={() => setLinkOpen(!isLinkOpen)}
            />
            {isLinkOpen ? (
              <LinkSettings editor={editor} onDone={() => setLinkOpen(false)} />
            ) : (
              <BlockSettings editor={editor} pictures={pictures} language={language} />
            )}
          </div>
        )}
        <div ref={place} id={`${boxId}-visual`} />
        {editor && <AddBlock names={blockNames} onAdd={(name) => insertBlock(editor, name, language)} />}
      </div>
    </div>
  );
}
