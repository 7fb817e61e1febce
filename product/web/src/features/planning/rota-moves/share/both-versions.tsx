import { useLocale, useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { wallSpan, type Times } from "./wall-span.ts";

/** Somebody was faster: what they made of it, and what was about to be made of it. */
export function BothVersions({ draft, savedVersion }: { draft: Times; savedVersion: Times }) {
  const t = useTranslations("rota-moves");
  const locale = useLocale();
  return (
    <Callout tone="warn" alert>
      <p className="font-medium">{t("overtaken")}</p>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4">
        <dt>{t("theirs")}</dt>
        <dd className="num">{wallSpan(savedVersion, locale)}</dd>
        <dt>{t("mine")}</dt>
        <dd className="num">{wallSpan(draft, locale)}</dd>
      </dl>
    </Callout>
  );
}
