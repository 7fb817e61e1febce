import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import { fieldsOf, type FormField } from "@product/domain/forms/definition";
import { isHealthWithoutBasis } from "@product/domain/forms/lint";
import { formLimits } from "@product/domain/forms/limits";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useReplyTo } from "#features/ground/forms/share/reply-to.ts";
import type { BuilderData } from "./builder.page.tsx";
import { FieldRules } from "./field-rules.tsx";

const texts = ["labelEs", "labelEn", "helpEs", "helpEn", "choicesEs", "choicesEn", "consentEs", "consentEn"] as const;
type Text = (typeof texts)[number];

/** One question: its words in both languages, and for those who build, what becomes of its answer. */
export function FieldEditor({ data, reply }: { data: BuilderData; reply: object | undefined }) {
  const t = useTranslations("form-builder");
  const { building, mayBuild, mayWord } = data;
  const field = fieldsOf(building.definition).find(({ key }) => key === data.field)!;
  const actionName = mayBuild ? "edit-field" : "word-field";
  const answered = useReplyTo(actionName, reply);
  const typed = answered?.refusals.length ? undefined : answered;
  const fields = formFields("field", texts, savedTexts(field), typed);
  return (
    <section aria-labelledby="edit-field" className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-3">
        <h2 id="edit-field" className="text-sm font-semibold">
          {t(`type:${field.type}`)}
        </h2>
        <Link to={`?page=${data.page}`} preventScrollReset className={buttonClass("ghost", "row")}>
          {t("close")}
        </Link>
      </div>
      <fieldset disabled={!mayWord} className="contents">
        <Form method="post" action={`?do=${actionName}&field=${field.key}`} className="flex flex-col gap-4">
          <Rejection reply={typed} fields={texts.map((name) => ({ ...fields[name], label: t(name) }))} />
          <input type="hidden" name="version" value={building.version} />
          <input type="hidden" name="field" value={field.key} />
          {shownTexts(field).map((name) => (
            <Words key={name} {...fields[name]} name={name} field={field} />
          ))}
          {mayBuild && <FieldRules data={data} field={field} isBad={isHealthWithoutBasis(field)} />}
          {mayWord && (
            <div className="flex flex-wrap gap-2">
              <Button type="submit">{t("save")}</Button>
              {mayBuild && (
                <Button type="submit" look="danger" formAction={`?do=remove-field&field=${field.key}`} formNoValidate>
                  {t("removeField")}
                </Button>
              )}
            </div>
          )}
        </Form>
      </fieldset>
    </section>
  );
}

const shownTexts = ({ choices, consent }: FormField): Text[] =>
  texts.filter((name) => {
    if (name.startsWith("choices")) return choices !== undefined;
    return name.startsWith("consent") ? consent !== undefined : true;
  });

const savedTexts = ({ label, help, choices = [], consent }: FormField): Record<Text, string> => ({
  labelEn: label.en,
  labelEs: label.es,
  helpEn: help?.en ?? "",
  helpEs: help?.es ?? "",
  choicesEn: choices.map((choice) => choice.label.en).join("\n"),
  choicesEs: choices.map((choice) => choice.label.es).join("\n"),
  consentEn: consent?.text.en ?? "",
  consentEs: consent?.text.es ?? "",
});

type WordsProps = {
  name: Text;
  field: FormField;
  id: string;
  initialText: string;
  errors: Parameters<ReturnType<typeof useFieldSentences>>[0];
};

function Words({ name, field, id, initialText, errors }: WordsProps) {
  const t = useTranslations("form-builder");
  const isList = name.startsWith("choices");
  const isLong = name.startsWith("consent") || field.type === "text";
  return (
    <Field
      id={id}
      name={name}
      label={t(name)}
      help={isList ? t("choicesHelp") : name.startsWith("consent") ? t("consentHelp") : undefined}
      defaultValue={initialText}
      lang={name.endsWith("Es") ? "es" : "en"}
      lines={isList || isLong ? 4 : undefined}
      maxLength={isLong ? formLimits.consentLength : isList ? undefined : formLimits.helpLength}
      errors={useFieldSentences()(errors)}
    />
  );
}
