import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { hoursAndMinutes } from "#i18n/format.ts";

/** Says how many lines are ticked, and how long they are; without scripts, which could not count on, only what it does. */
export function ApproveBar({ atFirst, toLookAt }: { atFirst: readonly number[]; toLookAt: number }) {
  const t = useTranslations("time");
  const bar = useRef<HTMLDivElement>(null);
  const [ticked, setTicked] = useState(atFirst);
  useEffect(() => {
    const form = bar.current!.closest("form")!;
    const count = () =>
      setTicked(new FormData(form).getAll("lines").map((line) => Number(String(line).split(":").at(-1))));
    count();
    form.addEventListener("change", count);
    return () => form.removeEventListener("change", count);
  }, []);
  const minutes = ticked.reduce((sum, lineMinutes) => sum + lineMinutes, 0);
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-10 -mx-(--page-padding) mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-2 bg-bg-raised px-(--page-padding) py-3 text-compact"
    >
      <output className="num font-medium [html:not([data-alive])_&]:invisible">
        {t("ticked", { n: ticked.length, hours: hoursAndMinutes(minutes) })}
      </output>
      <span className="text-fg-2 max-sm:hidden">{t("approveText")}</span>
      {toLookAt > 0 && <span className="text-warn-text">{t("leftToLookAt", { n: toLookAt })}</span>}
      <Button type="submit" look="primary" className="ml-auto max-sm:h-12 max-sm:w-full">
        {t("approveAll")}
      </Button>
    </div>
  );
}
