import { useEffect } from "react";
import { useFetcher } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { storedFilter } from "@product/domain/filters/read-filter";
import type { Filter } from "@product/domain/filters/filter";
import { PeoplePreview } from "#features/people/workers/share/people-preview.tsx";
import { inLocale } from "#i18n/locale.ts";
import type { loader } from "./preview.route.ts";
import { listsAddress } from "./share/list-frame.tsx";

const patienceInMs = 300;

/** How many a filter finds and who the first are, while someone still writes it. */
export function FilterPreview({ filter }: { filter: Filter }) {
  const t = useTranslations("lists");
  const here = inLocale(`${listsAddress}/preview`, useLocale());
  const { load, data } = useFetcher<typeof loader>();
  const address = `${here}?${new URLSearchParams({ filter: JSON.stringify(storedFilter(filter)) })}`;
  useEffect(() => {
    const waiting = setTimeout(() => void load(address), patienceInMs);
    return () => clearTimeout(waiting);
  }, [address, load]);
  const preview = data?.preview;
  return (
    <div className="flex flex-col gap-2">
      <output className="num block min-h-5 text-sm font-semibold">
        {preview &&
          (preview.count > preview.most
            ? t("previewMany", { n: preview.most })
            : t("previewCount", { n: preview.count }))}
      </output>
      {preview && preview.rows.length > 0 && <PeoplePreview label={t("previewOf")} rows={preview.rows} />}
    </div>
  );
}
