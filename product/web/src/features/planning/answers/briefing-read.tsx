import { Form, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { Button } from "@product/ui/controls/button";
import type { ShownBriefing } from "#features/planning/briefings/queries.server.ts";
import { BriefingCard } from "#features/planning/briefings/share/briefing-card.tsx";
import { weekdayAndTime } from "#i18n/format.ts";
import type { ShownOffer } from "./queries.server.ts";

/** Briefing for the shift, with the button that confirms having read it. */
export function BriefingRead({ offer, briefing }: { offer: ShownOffer; briefing: ShownBriefing }) {
  const t = useTranslations("answers");
  const locale = useLocale();
  const { pathname } = useLocation();
  return (
    <BriefingCard
      title={t("briefing")}
      dress={t("dress", { dress: briefing.dress })}
      briefing={briefing}
      fileAddress={(id) => `${pathname}/files/${id}`}
    >
      {briefing.readAt && (
        <Callout tone="ok">
          {t("briefingRead", { when: weekdayAndTime(briefing.readAt, locale, offer.timeZone) })}
        </Callout>
      )}
      {briefing.asks && !briefing.readAt && (
        <Form method="post" action={pathname}>
          <input type="hidden" name="offer" value={offer.id} />
          <input type="hidden" name="changed" value={briefing.changedAt.toISOString()} />
          <Button type="submit" name="answer" value="read" size="large" look="primary" className="w-full">
            {t("confirmRead")}
          </Button>
        </Form>
      )}
    </BriefingCard>
  );
}
