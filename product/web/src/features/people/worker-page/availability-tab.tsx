import { Form, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { availabilityKinds, weekdays } from "@product/domain/people/availability";
import { Button } from "@product/ui/controls/button";
import { Checkbox } from "@product/ui/controls/checkbox";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { AvailabilityList, weekdayName } from "./availability-list.tsx";
import { useReplyTo, type ActionReply } from "./reply.ts";
import type { WorkerPageData } from "./worker.page.tsx";

type Shown = { page: WorkerPageData; reply: ActionReply | undefined };

export function AvailabilityTab({ page, reply }: Shown) {
  const t = useTranslations("worker-page");
  const removal = useReplyTo("remove-availability", reply);
  return (
    <div className="flex max-w-3xl flex-col gap-6 pt-5 pb-8">
      <p className="text-compact text-fg-2">{t("availabilityWhy")}</p>
      <Rejection reply={removal} fields={[]} />
      <AvailabilityList entries={page.entries} mayRemove={page.may.editAvailability} />
      {page.may.editAvailability && <NewEntry key={page.entries.length} page={page} reply={reply} />}
    </div>
  );
}

const names = ["kind", "firstDay", "lastDay", "weekdays", "from", "until"] as const;

function NewEntry({ page, reply: answer }: Shown) {
  const t = useTranslations("worker-page");
  const locale = useLocale();
  const { pathname } = useLocation();
  const reply = useReplyTo("add-availability", answer);
  const fields = formFields(
    "availability",
    names,
    { kind: "unavailable", firstDay: "", lastDay: "", weekdays: "", from: "", until: "" },
    reply,
  );
  const chosen = [reply?.result.initialValue?.["weekdays"] ?? []].flat().map(String);
  const plain = useControls(fields, (name: (typeof names)[number]) => t(name));
  return (
    <Form method="post" action={`${pathname}?show=availability&do=add-availability`} className="flex flex-col gap-5">
      <FormPart heading={t("addAvailability")} why={t("timesHelp")}>
        <Rejection reply={reply} fields={names.map((name) => ({ ...fields[name], label: t(name) }))} />
        <SubmissionKey value={page.submissionKey} />
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <SelectField {...plain("kind")}>
            {availabilityKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kind:${kind}`)}
              </option>
            ))}
          </SelectField>
          <span className="max-sm:hidden" />
          <DayField {...plain("firstDay")} help={t("dayHelp")} required />
          <DayField {...plain("lastDay")} help={t("lastDayHelp")} />
          <Field {...plain("from")} help="09:30" inputMode="numeric" maxLength={5} />
          <Field {...plain("until")} help="17:00" inputMode="numeric" maxLength={5} />
        </div>
        <fieldset id={fields.weekdays.id}>
          <legend className="mb-1.5 text-compact font-medium">{t("weekdays")}</legend>
          <div className="flex flex-wrap gap-x-5">
            {weekdays.map((day) => (
              <Checkbox
                key={day}
                name="weekdays"
                value={day}
                label={weekdayName(day, locale)}
                defaultChecked={chosen.includes(String(day))}
              />
            ))}
          </div>
          <p className="mt-1 text-help text-fg-3">{t("weekdaysHelp")}</p>
        </fieldset>
        <Button type="submit" size="form" className="self-start max-sm:w-full">
          {t("addAvailability")}
        </Button>
      </FormPart>
    </Form>
  );
}
