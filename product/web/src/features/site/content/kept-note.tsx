import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { usualZone } from "@product/domain/time/zone";
import { Button } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { dayAndTime, timeOf } from "#i18n/format.ts";
import type { useKeptPage } from "./use-kept-page.ts";

/** When it was kept last; or why it is not kept any more. */
export function KeptNote({ kept }: { kept: ReturnType<typeof useKeptPage> }) {
  const t = useTranslations("content");
  const request = useTranslations("request");
  const locale = useLocale();
  if (!kept) return null;
  if ("keptAt" in kept)
    return <p className="text-xs text-fg-3">{t("kept", { time: timeOf(new Date(kept.keptAt), locale, usualZone) })}</p>;
  return kept.refusals.length > 0 ? <Callout tone="warn">{request("refused:page/draft-elsewhere")}</Callout> : null;
}

/** Said when somebody comes back to what they did not save. */
export function UnsavedDraft({ draft, version }: { draft: { base: number; keptAt: Date }; version: number }) {
  const t = useTranslations("content");
  const locale = useLocale();
  return (
    <div className="mb-4">
      <Callout
        tone="info"
        action={
          <Form method="post" action="?do=drop">
            <Button type="submit" look="ghost" size="row">
              {t("draftDrop")}
            </Button>
          </Form>
        }
      >
        {t("draftFound", { when: dayAndTime(draft.keptAt, locale, usualZone) })}{" "}
        {draft.base !== version && t("draftStale")}
      </Callout>
    </div>
  );
}
