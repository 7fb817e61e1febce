import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { FormPage } from "@product/domain/forms/definition";
import { formLimits } from "@product/domain/forms/limits";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useReplyTo } from "#features/ground/forms/share/reply-to.ts";
import type { BuilderData } from "./builder.page.tsx";
import { ConditionField } from "./condition-field.tsx";
import { conditionText } from "./conditions.ts";

const texts = ["titleEs", "titleEn", "whyEs", "whyEn"] as const;

/** The words above a page, whom it is for, and its place. */
export function PageEditor({ data, page, reply }: { data: BuilderData; page: FormPage; reply: object | undefined }) {
  const t = useTranslations("form-builder");
  const sentences = useFieldSentences();
  const { mayBuild, mayWord, building } = data;
  const actionName = mayBuild ? "edit-page" : "word-page";
  const saved = { titleEn: page.title.en, titleEs: page.title.es, whyEn: page.why.en, whyEs: page.why.es };
  const answered = useReplyTo(actionName, reply);
  const fields = formFields("page", texts, saved, answered?.refusals.length ? undefined : answered);
  const at = building.definition.pages.indexOf(page);
  return (
    <section aria-labelledby="edit-page" className="flex flex-col gap-4">
      <h2 id="edit-page" className="text-sm font-semibold">
        {t("editPage")} {at + 1}
      </h2>
      <fieldset disabled={!mayWord} className="contents">
        <Form method="post" action={`?do=${actionName}&page=${page.key}`} className="flex flex-col gap-4">
          <input type="hidden" name="version" value={building.version} />
          <input type="hidden" name="page" value={page.key} />
          {texts.map((name) => (
            <Field
              key={name}
              id={fields[name].id}
              name={name}
              label={t(name)}
              defaultValue={fields[name].initialText}
              lang={name.endsWith("Es") ? "es" : "en"}
              maxLength={name.startsWith("why") ? formLimits.helpLength : formLimits.titleLength}
              lines={name.startsWith("why") ? 2 : undefined}
              errors={sentences(fields[name].errors)}
            />
          ))}
          {mayBuild && (
            <ConditionField definition={building.definition} of={page.key} value={conditionText(page.condition)} />
          )}
          {mayWord && (
            <div>
              <Button type="submit">{t("save")}</Button>
            </div>
          )}
        </Form>
      </fieldset>
      {mayBuild && <PageSteps data={data} page={page} />}
    </section>
  );
}

function PageSteps({ data, page }: { data: BuilderData; page: FormPage }) {
  const t = useTranslations("form-builder");
  const name = t("editPage");
  return (
    <Form method="post" className="flex flex-wrap gap-2 border-t border-line pt-4">
      <input type="hidden" name="version" value={data.building.version} />
      <input type="hidden" name="page" value={page.key} />
      {(["-1", "1"] as const).map((by) => (
        <Button key={by} type="submit" look="quiet" size="row" name="by" value={by} formAction="?do=move-page">
          {t(by === "1" ? "moveDown" : "moveUp", { name })}
        </Button>
      ))}
      <Button type="submit" look="danger" size="row" formAction="?do=remove-page">
        {t("removePage")}
      </Button>
    </Form>
  );
}
