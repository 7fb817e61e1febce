import type { Editor } from "@tiptap/core";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { safeLink } from "@product/domain/site/safe-link";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";

/** Where the selected words lead. */
export function LinkSettings({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useTranslations("content");
  const [to, setTo] = useState(String(editor.getAttributes("link")["href"] ?? ""));
  const [isWrong, setWrong] = useState(false);
  const box = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const put = () => {
    if (!safeLink(to)) return setWrong(true);
    editor.chain().focus().extendMarkRange("link").setLink({ href: to }).run();
    onDone();
  };
  const take = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onDone();
  };
  return (
    <fieldset aria-label={t("mark:link")} className="flex min-w-0 flex-wrap items-end gap-2">
      <div className="min-w-52 flex-1">
        <Field
          label={t("set:to")}
          value={to}
          ref={box}
          errors={isWrong ? [t("fault:link-unsafe", { what: to })] : undefined}
          onChange={(event) => setTo(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            put();
          }}
        />
      </div>
      <Button type="button" look="quiet" onClick={put}>
        {t("linkPut")}
      </Button>
      <Button type="button" look="ghost" onClick={take}>
        {t("linkTake")}
      </Button>
    </fieldset>
  );
}
