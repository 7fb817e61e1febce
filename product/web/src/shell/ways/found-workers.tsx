import { useEffect } from "react";
import { useFetcher } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { PaletteGroup, PaletteItem } from "@product/ui/overlays/command-palette";
import { Avatar } from "@product/ui/records/avatar";
import { inLocale } from "#i18n/locale.ts";

type Found = { found: { id: string; name: string; code?: string; entity?: string }[] };

const pause = 150;

/** People whose name, code or phone holds what is typed. What was found before stays until the next answer; an older one never comes after a newer. */
export function FoundWorkers({ search, onSelect }: { search: string; onSelect: (address: string) => void }) {
  const t = useTranslations("shell");
  const locale = useLocale();
  const { load, data } = useFetcher<Found>({ key: "found-workers" });
  const q = search.trim();
  useEffect(() => {
    if (q.length < 2) return;
    const timer = setTimeout(() => {
      void load(`${inLocale("/admin/workers/find", locale)}?${new URLSearchParams({ q })}`);
    }, pause);
    return () => clearTimeout(timer);
  }, [q, load, locale]);
  if (q.length < 2 || !data?.found?.length) return null;
  return (
    <PaletteGroup heading={t("screen:workers")}>
      {data.found.map(({ id, name, code, entity }) => (
        <PaletteItem
          key={id}
          value={`${name} ${code}`}
          // The server compared them already, in any order of the words.
          keywords={[search]}
          icon={<Avatar name={name} seed={id} size={20} />}
          end={<span className="truncate text-xs text-fg-3">{[code, entity].filter(Boolean).join(" · ")}</span>}
          onSelect={() => onSelect(inLocale(`/admin/workers/${id}`, locale))}
        >
          {name}
        </PaletteItem>
      ))}
    </PaletteGroup>
  );
}
