import { lazy, Suspense, useState, type ReactNode } from "react";
import type { Blocks } from "@product/domain/site/blocks";
import type { Locale } from "@product/domain/locales";
import { BlockMenu } from "./block-menu.tsx";
import { LivePreview } from "./live-preview.tsx";
import type { Picture } from "./seo-fields.tsx";

// The editor is larger than all the rest of the page, and only those who write need it.
const VisualEditor = lazy(async () => ({ default: (await import("./visual/visual-editor.tsx")).VisualEditor }));

type BodyFieldProps = {
  boxId: string;
  language: Locale;
  languageName: string;
  saved: Blocks;
  isVisual: boolean;
  pictures: readonly Picture[];
  /** The box with the source; it stays what is saved. */
  children: ReactNode;
};

/** The text of a page in one language: as blocks to write in, or as its source with a preview below. */
export function BodyField({ boxId, language, languageName, saved, isVisual, pictures, children }: BodyFieldProps) {
  const [isShown, setShown] = useState(false);
  const hidesSource = isVisual && isShown;
  return (
    <>
      {isVisual && (
        <Suspense>
          <VisualEditor
            boxId={boxId}
            language={language}
            languageName={languageName}
            pictures={pictures}
            onShown={setShown}
          />
        </Suspense>
      )}
      <div hidden={hidesSource} className="flex flex-col gap-4 [&[hidden]]:hidden">
        <BlockMenu boxId={boxId} language={language} />
        {children}
        <LivePreview boxId={boxId} language={language} languageName={languageName} saved={saved} />
      </div>
    </>
  );
}
