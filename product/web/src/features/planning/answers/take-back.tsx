import { Form, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { timeOf } from "#i18n/format.ts";
import type { ShownOffer } from "./queries.server.ts";

/** For some minutes after it was said by mistake that they cannot come. */
export function TakeBack({ offer: { id, event, shift, timeZone, takenBackUntil } }: { offer: ShownOffer }) {
  const t = useTranslations("answers");
  const locale = useLocale();
  const { pathname } = useLocation();
  if (!takenBackUntil) return null;
  return (
    <Form method="post" action={pathname} className="flex flex-col gap-2">
      <input type="hidden" name="offer" value={id} />
      <p className="text-sm text-pretty text-fg-2">
        {t("undoUntil", { time: timeOf(takenBackUntil, locale, timeZone) })}
      </p>
      <Button
        type="submit"
        name="answer"
        value="come-after-all"
        size="large"
        aria-label={t("comeAfterAllName", { shift: `${event}, ${shift}` })}
      >
        {t("comeAfterAll")}
      </Button>
    </Form>
  );
}
