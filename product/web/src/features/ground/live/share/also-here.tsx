import { useLocale, useTranslations } from "use-intl";
import type { LiveKind } from "#request/slices/live-kinds.ts";
import { Avatar } from "@product/ui/records/avatar";
import { listOf } from "#i18n/format.ts";
import { useOthersHere } from "./use-others-here.ts";

/** Names the colleagues who have the same record open. Empty while there are none, and where nothing can be heard. */
export function AlsoHere({ kind, id }: { kind: LiveKind; id: string }) {
  const t = useTranslations("live");
  const locale = useLocale();
  const others = useOthersHere(kind, id);
  const shown = others.slice(0, others.length > mostNames ? mostNames - 1 : mostNames);
  const rest = others.length - shown.length;
  const names = [...shown.map(({ name }) => name), ...(rest > 0 ? [t("more", { n: rest })] : [])];
  return (
    <div
      aria-live="polite"
      data-also-here
      className="flex min-w-0 items-center not-empty:mr-2 empty:absolute max-sm:not-empty:basis-full"
    >
      {others.length > 0 && (
        <p className="flex min-w-0 items-center gap-2 text-compact text-fg-2">
          <span className="flex -space-x-1.5">
            {shown.map(({ id: person, name }) => (
              <Avatar key={person} name={name} seed={person} size={24} className="ring-2 ring-bg" />
            ))}
          </span>
          <span className="min-w-0">{t("alsoHere", { n: others.length, names: listOf(names, locale) })}</span>
        </p>
      )}
    </div>
  );
}

const mostNames = 3;
