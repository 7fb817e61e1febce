import { createContext, useContext, useMemo, useRef, useState, type ComponentProps, type ReactNode } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Checkbox } from "@product/ui/controls/checkbox";
import { Glyph } from "@product/ui/glyph";
import { Kbd } from "@product/ui/kbd";
import { Tick } from "@product/ui/controls/tick";
import { useRowKeys } from "./use-row-keys.ts";

type SelectionFormProps = {
  label: string;
  /** The name under which what is ticked is sent. */
  pickedAs: string;
  /** Where those who are ticked are sent unless a button of the bar says otherwise. */
  action: string;
  /** How many match altogether; nothing where they are more than anyone counted. */
  total: number | undefined;
  /** The address of the list, to come back to. */
  shown: string;
  rowCount: number;
  /** The buttons for what can be done to what is ticked. */
  bar: ReactNode;
  children: ReactNode;
};

const Picked = createContext({ count: 0, rowCount: 0, selectAll: (_isOn: boolean) => {} });

/**
 * Rows to tick, and a bar with what can be done to them. The boxes are the browser's own, and the bar appears by itself with the
 * first of them; only the bar and the box for all know how many are ticked.
 */
export function SelectionForm({ label, pickedAs, action, total, shown, rowCount, bar, children }: SelectionFormProps) {
  const t = useTranslations("listing");
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState(0);
  const [isAll, setAll] = useState(false);
  const picked = useMemo(() => {
    const look = () => {
      const data = new FormData(form.current!);
      setCount(data.getAll(pickedAs).length);
      setAll(data.has("all"));
    };
    const selectAll = (isOn: boolean) => {
      for (const box of form.current!.querySelectorAll<HTMLInputElement>(`input[name=${pickedAs}],input[name=all]`))
        box.checked = isOn && box.name === pickedAs;
      look();
    };
    return { look, selectAll };
  }, [pickedAs]);
  const context = useMemo(() => ({ count, rowCount, selectAll: picked.selectAll }), [count, rowCount, picked]);
  const onRowKey = useRowKeys();
  const offersAll = total !== undefined && total > rowCount;
  return (
    <Form
      ref={form}
      action={action}
      onChange={picked.look}
      onKeyDown={(event) => {
        if (event.key === "Escape" && count > 0) picked.selectAll(false);
        else onRowKey(event);
      }}
      className="pick"
      aria-label={label}
    >
      <input type="hidden" name="from" value={shown} />
      <Picked value={context}>{children}</Picked>
      <div className="sticky bottom-4 z-10 mx-auto mt-3 hidden w-fit max-w-full items-center gap-1 overflow-x-auto rounded-[10px] bg-[light-dark(#0f172a,#222e42)] p-1.5 text-compact font-medium whitespace-nowrap text-[#f1f5f9] shadow-overlay [.pick:has(.tick:checked)>&]:flex max-sm:w-full">
        <output className="num border-r border-white/16 px-3">
          {t("selected", { n: isAll && total !== undefined ? total : count })}
        </output>
        {offersAll && (
          <span className="px-2">
            <Checkbox name="all" value="1" label={t("selectMatching", { n: total })} />
          </span>
        )}
        {bar}
        <BarButton type="button" onClick={() => picked.selectAll(false)}>
          <Glyph name="cross" size={14} />
          <span className="sr-only">{t("selectNone")}</span>
          <Kbd keys={["Esc"]} className="max-sm:hidden" />
        </BarButton>
      </div>
    </Form>
  );
}

/** Ticks all rows of the page, or none. Without script nobody could use it. */
export function PickAll() {
  const t = useTranslations("listing");
  const { count, rowCount, selectAll } = useContext(Picked);
  return (
    <Tick
      label={t("selectPage")}
      checked={count === rowCount}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && count < rowCount;
      }}
      onChange={(event) => selectAll(event.currentTarget.checked)}
      className="[html:not([data-alive])_&]:invisible"
    />
  );
}

export const BarButton = ({ children, ...button }: ComponentProps<"button">) => (
  <button
    type="submit"
    {...button}
    className="inline-flex h-8 shrink-0 items-center gap-1.5 rounded-control px-2.5 text-[#e2e8f0] hover:bg-white/10 focus-visible:outline-2 focus-visible:outline-white pointer-coarse:h-11 [&>svg]:text-[#94a3b8]"
  >
    {children}
  </button>
);
