import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { Checkbox } from "@product/ui/controls/checkbox";
import { PageHeader } from "@product/ui/page-header";
import { SelectField } from "@product/ui/controls/select-field";
import { filterSentence } from "#features/ground/filters/share/filter-sentence.ts";
import type { FilterWords } from "#features/ground/filters/share/filter-words.ts";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { atFields, typedIn } from "#features/ground/master-data/share/record-reply.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import type { FormReply } from "#request/forms/form-action.ts";
import type { Seen } from "#features/ground/saved-views/commands.server.ts";
import { viewNameLength } from "#features/ground/saved-views/schema.ts";

export type ViewScreenProps = {
  title: string;
  intro: string;
  values: { name: string; sharing: string; chosen: boolean; version: number };
  shows: Pick<Seen, "filter" | "searched">;
  /** In which what it shows is told. */
  words: FilterWords;
  /** Those to share with; none for who may not share. */
  groups: readonly { id: string; name: string }[] | undefined;
  isReadOnly?: boolean;
  /** The address that shows it. */
  back: string;
  submissionKey: string;
  reply: FormReply | undefined;
};

const formId = "view";

/** The name of a view, who has it, and what it shows. */
export function ViewScreen({
  title,
  intro,
  values,
  shows,
  words,
  groups,
  isReadOnly = false,
  ...rest
}: ViewScreenProps) {
  const t = useTranslations("saved-views");
  const locale = useLocale();
  const reply = atFields(rest.reply);
  const typed = typedIn(reply);
  const { name } = formFields(formId, ["name"], { name: values.name }, typed);
  const fieldValue = (field: "sharing") => typed?.result.initialValue?.[field] ?? values[field];
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} description={intro} />
      <Form method="post" id={formId} noValidate={useNoValidate()} className="flex max-w-xl flex-col gap-5 pb-8">
        <Rejection reply={reply} fields={[{ ...name, label: t("name") }]} />
        <SubmissionKey value={rest.submissionKey} />
        <input type="hidden" name="version" value={values.version} />
        <div className="rounded-card border border-line px-3.5 py-3 text-compact">
          <h2 className="text-xs font-medium text-fg-3">{t("shows")}</h2>
          <p className="mt-0.5 wrap-anywhere">{filterSentence(shows.filter, words)}</p>
          {shows.searched && (
            <p className="mt-0.5">{t("searchFor", { text: words.t("quoted", { text: shows.searched }) })}</p>
          )}
        </div>
        {isReadOnly ? (
          <>
            <Callout tone="info">{t("readOnly")}</Callout>
            <input type="hidden" name="name" value={values.name} />
            <input type="hidden" name="sharing" value={values.sharing} />
          </>
        ) : (
          <>
            <TextField field={name} label={t("name")} help={t("nameHelp")} max={viewNameLength} required />
            {groups && (
              <SelectField
                name="sharing"
                label={t("sharing")}
                help={t("sharingHelp")}
                defaultValue={String(fieldValue("sharing"))}
              >
                <option value="own">{t("sharing:own")}</option>
                <option value="everyone">{t("sharing:everyone")}</option>
                {groups.map(({ id, name: group }) => (
                  <option key={id} value={id}>
                    {t("sharing:group", { name: group })}
                  </option>
                ))}
              </SelectField>
            )}
          </>
        )}
        <Checkbox
          id="view-chosen"
          name="chosen"
          defaultChecked={typed ? typed.result.initialValue?.["chosen"] === "on" : values.chosen}
          label={t("chosen")}
          help={t("chosenHelp")}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="form">
            {t("save")}
          </Button>
          <Link to={inLocale(rest.back, locale)} className={buttonClass("quiet", "form")}>
            {t("cancel")}
          </Link>
        </div>
      </Form>
    </>
  );
}
