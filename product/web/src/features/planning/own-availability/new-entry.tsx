import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { availabilityKinds, weekdays } from "@product/domain/people/availability";
import { Button } from "@product/ui/controls/button";
import { Checkbox } from "@product/ui/controls/checkbox";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection } from "#features/ground/forms/share/form-parts.tsx";
import { weekdayName } from "#i18n/format.ts";
import type { FormReply } from "#request/forms/form-action.ts";

const names = ["kind", "firstDay", "lastDay", "weekdays", "from", "until"] as const;
const empty = { kind: "unavailable", firstDay: "", lastDay: "", weekdays: "", from: "", until: "" };

export function NewEntry({ reply }: { reply: FormReply | undefined }) {
  const t = useTranslations("own-availability");
  const locale = useLocale();
  const fields = formFields("own-availability", names, empty, reply);
  const chosen = [reply?.result.initialValue?.["weekdays"] ?? []].flat().map(String);
  const plain = useControls(fields, (name: (typeof names)[number]) => t(name));
  return (
    <section aria-labelledby="add" className="rounded-card border border-line bg-bg-raised p-4">
      <h2 id="add" className="mb-3 text-lg font-semibold">
        {t("add")}
      </h2>
      <Form method="post" noValidate className="flex flex-col gap-4">
        <Rejection reply={reply} fields={names.map((name) => ({ ...fields[name], label: t(name) }))} />
        <SelectField {...plain("kind")}>
          {availabilityKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind:${kind}`)}
            </option>
          ))}
        </SelectField>
        <div className="grid gap-3 min-[24rem]:grid-cols-2">
          <DayField {...plain("firstDay")} required />
          <DayField {...plain("lastDay")} />
        </div>
        <fieldset id={fields.weekdays.id}>
          <legend className="mb-1.5 text-compact font-medium">{t("weekdays")}</legend>
          <div className="grid grid-cols-2 gap-2">
            {weekdays.map((day) => (
              <Checkbox
                key={day}
                id={`own-availability-day-${day}`}
                name="weekdays"
                value={String(day)}
                defaultChecked={chosen.includes(String(day))}
                label={weekdayName(`2024-01-0${day}`, locale)}
              />
            ))}
          </div>
        </fieldset>
        <div className="grid grid-cols-2 gap-3">
          <Field {...plain("from")} type="time" />
          <Field {...plain("until")} type="time" help={t("timesHelp")} />
        </div>
        <Button type="submit" size="large">
          {t("save")}
        </Button>
      </Form>
    </section>
  );
}
