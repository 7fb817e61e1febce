import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { samplePeople, shownTo, type SamplePerson } from "@product/domain/forms/sample-people";
import type { FormField } from "@product/domain/forms/definition";
import { locales, type Locale } from "@product/domain/locales";
import { Button } from "@product/ui/controls/button";
import { SelectField } from "@product/ui/controls/select-field";
import { PageHeader } from "@product/ui/page-header";
import { WayBack } from "#features/ground/forms/share/way-back.tsx";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { formWith } from "#features/site/forms/queries.server.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { homeDay } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/preview.page";
import { buildingOf } from "./queries.server.ts";
import { nameOf } from "./texts.ts";

export const handle = { needs: "form.view", messages: ["form-builder"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "form.view");
  const found = await formWith(actor, recordId(params.formId), context.get(requestContext).locale);
  const building = found && (await buildingOf(found.id));
  if (!building) throw failure("pageNotFound", { path: params.formId });
  const { searchParams } = pageAddress(request);
  const sample = samplePeople.find((each) => each === searchParams.get("as")) ?? "adult";
  const language = locales.find(({ code }) => code === searchParams.get("language"))?.code ?? found.form.language;
  const today = homeDay();
  return {
    id: found.id,
    title: found.title,
    sample: sample satisfies SamplePerson,
    language,
    pages: shownTo(sample, building.definition, { country: found.country, today }),
  };
}

/** The questions that sample people would be asked, page by page, in either language. */
export default function PreviewPage({ loaderData: { id, title, sample, language, pages } }: Route.ComponentProps) {
  const t = useTranslations("form-builder");
  const locale = useLocale();
  return (
    <>
      <PageTitle>{t("previewTitle", { form: title })}</PageTitle>
      <PageHeader
        title={t("previewTitle", { form: title })}
        description={t("previewIntro")}
        actions={<WayBack to={inLocale(`/admin/signup-forms/${id}`, locale)}>{t("back")}</WayBack>}
      />
      <Form method="get" className="mb-5 flex flex-wrap items-end gap-2">
        <SelectField id="as" name="as" label={t("sample")} defaultValue={sample} key={`as ${sample}`}>
          {samplePeople.map((each) => (
            <option key={each} value={each}>
              {t(`sample:${each}`)}
            </option>
          ))}
        </SelectField>
        <SelectField id="language" name="language" label={t("inLanguage")} defaultValue={language} key={language}>
          {locales.map(({ code }) => (
            <option key={code} value={code}>
              {t(code === "es" ? "spanish" : "english")}
            </option>
          ))}
        </SelectField>
        <Button type="submit" look="quiet" size="form">
          {t("look")}
        </Button>
      </Form>
      <ol className="flex flex-wrap items-start gap-5 pb-8">
        {pages.map((page, at) => (
          <li
            key={page.key}
            lang={language}
            className="flex w-80 max-w-full flex-col gap-4 rounded-card border border-line bg-bg p-4 shadow-control"
          >
            <p className="num text-help text-fg-3">{t("step", { at: at + 1, n: pages.length })}</p>
            <div>
              <h2 className="text-base font-semibold">{nameOf(page.title, language)}</h2>
              <p className="text-compact text-fg-2">{nameOf(page.why, language)}</p>
            </div>
            {page.fields.map((field) => (
              <Asked key={field.key} field={field} language={language} />
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}

function Asked({ field, language }: { field: FormField; language: Locale }) {
  const t = useTranslations("form-builder");
  const { type, label, help, required, choices, consent } = field;
  if (type === "heading") return <h3 className="text-sm font-semibold">{nameOf(label, language)}</h3>;
  if (type === "text") return <p className="text-compact text-fg-2">{nameOf(label, language)}</p>;
  return (
    <div className="text-compact">
      <p className="font-medium">
        {nameOf(label, language)} {!required && <span className="font-normal text-fg-3">({t("optional")})</span>}
      </p>
      {help && <p className="text-help text-fg-2">{nameOf(help, language)}</p>}
      {consent && <p className="text-help text-fg-2">{nameOf(consent.text, language)}</p>}
      {choices ? (
        <ul className="mt-1 flex flex-col gap-1">
          {choices.map((choice) => (
            <li key={choice.key} className="rounded-control border border-line px-3 py-2">
              {nameOf(choice.label, language)}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 rounded-control border border-line-2 bg-bg-raised px-3 py-2.5 text-fg-3">
          {t(`type:${type}`)}
        </p>
      )}
    </div>
  );
}
