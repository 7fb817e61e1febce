import { useState, type ComponentProps, type ReactNode } from "react";
import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Checkbox } from "@product/ui/checkbox";
import { Glyph } from "@product/ui/glyph";
import { Kbd } from "@product/ui/kbd";
import { inLocale } from "#i18n/locale.ts";
import { ListIcon } from "./list-icon.tsx";

export type Selection = {
  isSelected: (id: string) => boolean;
  /** Ticks all rows of the page, or none. */
  selectAll: (form: HTMLFormElement, isOn: boolean) => void;
  count: number;
};

type SelectionFormProps = {
  /** How many match altogether; nothing where they are more than anyone counted. */
  total: number | undefined;
  /** The address of the list, to come back to. */
  shown: string;
  rowCount: number;
  /** What the reader may do to those who are ticked. */
  may: { edit: boolean; list: boolean; request: boolean };
  children: (selection: Selection) => ReactNode;
};

/** Rows to tick, and a bar with what can be done to them. The boxes are the browser's own, and the bar appears by itself with the first of them. */
export function SelectionForm({ total, shown, rowCount, may, children }: SelectionFormProps) {
  const t = useTranslations("workers");
  const locale = useLocale();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setAll] = useState(false);
  const look = (form: HTMLFormElement) => {
    const data = new FormData(form);
    setSelected(new Set(data.getAll("worker").map(String)));
    setAll(data.has("all"));
  };
  const selectAll = (form: HTMLFormElement, isOn: boolean) => {
    for (const box of form.querySelectorAll<HTMLInputElement>("input[name=worker],input[name=all]"))
      box.checked = isOn && box.name === "worker";
    look(form);
  };
  const offersAll = total !== undefined && total > rowCount;
  return (
    <Form
      action={inLocale("/admin/workers/bulk", locale)}
      onChange={(event) => look(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key === "Escape" && selected.size > 0) selectAll(event.currentTarget, false);
      }}
      className="group/pick"
      aria-label={t("list")}
    >
      <input type="hidden" name="from" value={shown} />
      {children({ isSelected: (id) => selected.has(id), selectAll, count: selected.size })}
      <div className="sticky bottom-4 z-10 mx-auto mt-3 hidden w-fit max-w-full items-center gap-1 overflow-x-auto rounded-[10px] bg-[light-dark(#0f172a,#222e42)] p-1.5 text-compact font-medium whitespace-nowrap text-[#f1f5f9] shadow-overlay group-has-[[name=worker]:checked]/pick:flex max-sm:w-full">
        <output className="num border-r border-white/16 px-3">
          {t("selected", { n: isAll && total !== undefined ? total : selected.size })}
        </output>
        {offersAll && (
          <span className="px-2">
            <Checkbox name="all" value="1" label={t("selectMatching", { n: total })} />
          </span>
        )}
        {may.edit && (
          <>
            <BarButton name="what" value="tag">
              <ListIcon name="tag" size={16} />
              {t("bulkTag")}
            </BarButton>
            <BarButton name="what" value="role">
              <ListIcon name="role" size={16} />
              {t("bulkRole")}
            </BarButton>
            <BarButton name="what" value="status">
              <ListIcon name="status" size={16} />
              {t("bulkStatus")}
            </BarButton>
          </>
        )}
        {may.list && (
          <BarButton formAction={inLocale("/admin/lists/add", locale)}>
            <ListIcon name="plus" size={16} />
            {t("bulkList")}
          </BarButton>
        )}
        {may.request && (
          <BarButton formAction={inLocale("/admin/workers/request-documents", locale)}>
            <ListIcon name="document" size={16} />
            {t("bulkRequest")}
          </BarButton>
        )}
        <BarButton type="button" onClick={(event) => selectAll(event.currentTarget.form!, false)}>
          <Glyph name="cross" size={14} />
          <span className="sr-only">{t("selectNone")}</span>
          <Kbd keys={["Esc"]} className="max-sm:hidden" />
        </BarButton>
      </div>
    </Form>
  );
}

const BarButton = ({ children, ...button }: ComponentProps<"button">) => (
  <button
    type="submit"
    {...button}
    className="inline-flex h-8 shrink-0 items-center gap-1.5 rounded-control px-2.5 text-[#e2e8f0] hover:bg-white/10 focus-visible:outline-2 focus-visible:outline-white pointer-coarse:h-11 [&>svg]:text-[#94a3b8]"
  >
    {children}
  </button>
);
