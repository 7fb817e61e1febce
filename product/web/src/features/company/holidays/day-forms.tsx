import type { ReactNode } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { holidayNameLength, holidayYears } from "@product/domain/company/holidays";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { formFields, type FormField } from "#features/ground/forms/share/form-fields.ts";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { Rejection, SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import type { FormReply } from "#request/forms/form-action.ts";

export type DayFormProps = {
  year: number;
  submissionKey: string;
  /** The refused form and its faults. */
  refused: { part: string; reply: FormReply | undefined } | undefined;
};

export function AddDay(props: DayFormProps) {
  const t = useTranslations("holidays");
  const sentences = useFieldSentences();
  return (
    <FormPart heading={t("addHeading")} why={t("addWhy")}>
      <DayForm {...props} part="add" texts={{ day: "", dayNameEn: "", dayNameEs: "" }} submit={t("add")}>
        {(fields) => (
          <>
            <div className="max-w-xs">
              <DayField
                id={fields.day.id}
                name="day"
                defaultValue={fields.day.initialText}
                errors={sentences(fields.day.errors)}
                min={`${holidayYears.min}-01-01`}
                max={`${holidayYears.max}-12-31`}
                label={t("day")}
                required
              />
            </div>
            <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
              {(["dayNameEn", "dayNameEs"] as const).map((name) => (
                <TextField
                  key={name}
                  field={fields[name]}
                  label={t(name)}
                  help={t("dayNameHelp")}
                  max={holidayNameLength}
                  lang={name === "dayNameEn" ? "en" : "es"}
                  required
                />
              ))}
            </div>
          </>
        )}
      </DayForm>
    </FormPart>
  );
}

export function ImportDays(props: DayFormProps) {
  const t = useTranslations("holidays");
  return (
    <FormPart heading={t("importHeading")} why={t("importWhy")}>
      <DayForm {...props} part="import" texts={{ lines: "" }} submit={t("import")}>
        {(fields) => <Plain field={fields.lines} lines={5} label={t("lines")} help={t("linesHelp")} required />}
      </DayForm>
    </FormPart>
  );
}

export function CopyYear(props: DayFormProps) {
  const t = useTranslations("holidays");
  const { year } = props;
  return (
    <FormPart heading={t("copyHeading", { year: String(year) })} why={t("copyWhy")}>
      <DayForm {...props} part="copy" texts={{ to: String(year + 1) }} submit={t("copy")}>
        {(fields) => (
          <div className="max-w-xs">
            <input type="hidden" name="from" value={year} />
            <Plain field={fields.to} type="number" inputMode="numeric" {...holidayYears} label={t("to")} required />
          </div>
        )}
      </DayForm>
    </FormPart>
  );
}

type OneFormProps<Name extends string> = DayFormProps & {
  part: "add" | "import" | "copy";
  texts: Record<Name, string>;
  submit: string;
  children: (fields: Record<Name, FormField>) => ReactNode;
};

function DayForm<Name extends string>({ part, texts, submit, children, ...props }: OneFormProps<Name>) {
  const t = useTranslations("holidays");
  const { year, submissionKey, refused } = props;
  const reply = refused?.part === part ? refused.reply : undefined;
  const names = Object.keys(texts) as Name[];
  const fields = formFields(`days-${part}`, names, texts, reply);
  return (
    <Form
      // Emptied once it was carried out, and for another year.
      key={`${year} ${reply ? "refused" : submissionKey}`}
      method="post"
      action={`?days=${part}&year=${year}`}
      noValidate={useNoValidate()}
      preventScrollReset
      className="flex flex-col gap-5"
    >
      <Rejection
        reply={reply}
        fields={names.map((name) => ({ ...fields[name], label: t(name as "day" | "lines" | "to") }))}
      />
      <SubmissionKey value={submissionKey} />
      {children(fields)}
      <div>
        <Button look="quiet" size="form" className="max-sm:w-full">
          {submit}
        </Button>
      </div>
    </Form>
  );
}

type PlainProps = { field: FormField } & Omit<Parameters<typeof Field>[0], "id" | "name" | "defaultValue" | "errors">;

const Plain = ({ field, ...props }: PlainProps) => (
  <Field
    {...props}
    id={field.id}
    name={field.name}
    defaultValue={field.initialText}
    errors={useFieldSentences()(field.errors)}
  />
);
