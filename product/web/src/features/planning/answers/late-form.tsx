import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { lateMinutes } from "@product/domain/planning/staffing/answers";
import { Button } from "@product/ui/controls/button";
import { SelectField } from "@product/ui/controls/select-field";
import type { ShownOffer } from "./queries.server.ts";

/** One press from the bus: they come, and later. */
export function LateForm({ offer }: { offer: ShownOffer }) {
  const t = useTranslations("answers");
  const { pathname } = useLocation();
  return (
    <Form method="post" action={pathname} className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="offer" value={offer.id} />
      <input type="hidden" name="answer" value="late" />
      <div className="min-w-40 flex-1">
        <SelectField name="minutes" label={t("lateBy")} defaultValue={String(offer.lateMinutes ?? 20)}>
          {lateMinutes.map((n) => (
            <option key={n} value={n}>
              {t("lateMinutes", { n })}
            </option>
          ))}
        </SelectField>
      </div>
      <Button type="submit" look="quiet" size="form">
        {t("lateSend")}
      </Button>
    </Form>
  );
}
