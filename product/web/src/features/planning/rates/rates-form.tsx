import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { rateKinds, type RateKind } from "@product/domain/planning/rates";
import { Callout } from "@product/ui/callout";
import { Field } from "@product/ui/controls/field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { SubmitButton } from "#features/ground/forms/share/submit-button.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { moneyOf, numberOf } from "#i18n/format.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { PlannedCost } from "./planned-cost.tsx";
import type { RateRow, RatesScreen } from "./queries.server.ts";
import { rateField } from "./rate-field.ts";

export type RatesFormProps = {
  screen: RatesScreen;
  /** Where it is said what a client is charged for every role. */
  chargeAt?: string;
  isSaved: boolean;
  submissionKey: string;
  reply: FormReply | undefined;
};

/**
 * Pay and charge per hour of each role; beside each empty field stands the rate in force and the level that sets it.
 */
export function RatesForm({ screen, chargeAt, isSaved, submissionKey, reply }: RatesFormProps) {
  const t = useTranslations("rates");
  const sentences = useFieldSentences();
  const { rows, currency } = screen;
  const formatRate = useSaid(currency);
  const nameOf = ({ roleId, name }: RateRow) => (roleId === null ? t("everyRole") : name);
  const isElsewhere = (row: RateRow, kind: RateKind) => Boolean(chargeAt) && row.roleId === null && kind === "charge";
  const cells = rows.flatMap((row) =>
    rateKinds
      .filter((kind) => !isElsewhere(row, kind))
      .map((kind) => [rateField(kind, row.roleId), row, kind] as const),
  );
  const typed = Object.fromEntries(cells.map(([name, row, kind]) => [name, amountText(row.own[kind])]));
  const fields = formFields("rates", Object.keys(typed), typed, reply);
  return (
    <div className="flex flex-col gap-6">
      {screen.planned && currency && <PlannedCost planned={screen.planned} currency={currency} />}
      <Form method="post" noValidate={useNoValidate()} className="flex max-w-3xl flex-col gap-5">
        {isSaved && !reply && <Callout tone="ok">{t("saved")}</Callout>}
        <Rejection
          reply={reply}
          fields={cells.map(([name, row, kind]) => ({ ...fields[name]!, label: `${nameOf(row)}: ${t(kind)}` }))}
        />
        <SubmissionKey value={submissionKey} />
        <input type="hidden" name="seen" value={screen.seen} />
        <p className="text-compact text-fg-2">{t("contract")}</p>
        {rows.map((row) => (
          <fieldset key={row.roleId ?? "all"} className="min-w-0 border-t border-line pt-3">
            <legend className="float-left mb-2 w-full text-sm font-semibold">{nameOf(row)}</legend>
            <div className="clear-both grid gap-x-6 gap-y-3 sm:grid-cols-2">
              {rateKinds.map((kind) =>
                isElsewhere(row, kind) ? (
                  <p key={kind} className="text-compact">
                    <Link to={chargeAt!} className="text-primary-text underline underline-offset-3">
                      {t("chargeElsewhere")}
                    </Link>
                    : {row.own.charge === null ? t("unsaid") : formatRate(row.own.charge)}
                  </p>
                ) : (
                  <Field
                    key={kind}
                    id={fields[rateField(kind, row.roleId)]!.id}
                    name={rateField(kind, row.roleId)}
                    label={t(kind)}
                    inputMode="decimal"
                    autoComplete="off"
                    readOnly={!screen.mayEdit}
                    help={
                      row.above[kind]
                        ? t(`from:${row.above[kind].from}`, { value: formatRate(row.above[kind].value) })
                        : t("unsaid")
                    }
                    defaultValue={fields[rateField(kind, row.roleId)]!.initialText}
                    errors={sentences(fields[rateField(kind, row.roleId)]!.errors)}
                  />
                ),
              )}
            </div>
          </fieldset>
        ))}
        {screen.mayEdit && <SubmitButton>{t("save")}</SubmitButton>}
      </Form>
    </div>
  );
}

const amountText = (hundredths: number | null): string => (hundredths === null ? "" : (hundredths / 100).toFixed(2));

function useSaid(currency: RatesScreen["currency"]) {
  const locale = useLocale();
  return (hundredths: number) =>
    currency ? moneyOf(hundredths, currency, locale) : numberOf(hundredths / 100, locale);
}
