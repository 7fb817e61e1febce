import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { workerFieldOf, type FormField, type FormPage } from "@product/domain/forms/definition";
import { isHealthWithoutBasis, isMissing } from "@product/domain/forms/lint";
import type { Locale } from "@product/domain/locales";
import { classes } from "@product/ui/classes";
import { Glyph } from "@product/ui/glyph";
import { Badge } from "@product/ui/records/badge";
import type { BuilderData } from "./builder.page.tsx";
import { nameOf } from "./texts.ts";
import { dragOf, useDrop } from "./use-drag.ts";

type QuestionListProps = { data: BuilderData; page: FormPage };

/** The questions of a page, both languages side by side, the first one at the left. */
export function QuestionList({ data, page }: QuestionListProps) {
  const t = useTranslations("form-builder");
  const locale = useLocale();
  const languages = data.first === "es" ? (["es", "en"] as const) : (["en", "es"] as const);
  return (
    <section
      aria-label={t("fieldsOf", { page: nameOf(page.title, locale) || t("untitled") })}
      className="overflow-clip rounded-card border border-line"
    >
      <div className="grid grid-cols-2 gap-4 border-b border-line bg-bg-subtle px-4 py-2 pr-24 text-help text-fg-2">
        {languages.map((language, at) => (
          <span key={language}>
            {t(language === "es" ? "spanish" : "english")} {at === 0 && <Badge outline>{t("first")}</Badge>}
          </span>
        ))}
      </div>
      <Both className="text-sm font-semibold" title={page.title} help={page.why} languages={languages} />
      {page.fields.length === 0 && <p className="border-t border-line p-4 text-compact text-fg-2">{t("emptyPage")}</p>}
      <ol>
        {page.fields.map((field, place) => (
          <Question key={field.key} data={data} field={field} languages={languages} page={page.key} place={place} />
        ))}
      </ol>
    </section>
  );
}

type Languages = readonly [Locale, Locale];

type QuestionProps = { data: BuilderData; field: FormField; languages: Languages; page: string; place: number };

function Question({ data, field, languages, page, place }: QuestionProps) {
  const t = useTranslations("form-builder");
  const record = useTranslations("worker-record");
  const locale = useLocale();
  const name = nameOf(field.label, locale) || t(`type:${field.type}`);
  const detail = workerFieldOf(field);
  const isCurrent = field.key === data.field;
  const { isOver, drop } = useDrop(data, page, place);
  return (
    <li
      {...dragOf(data, field.key)}
      {...drop}
      className={classes(
        "relative border-t border-line pr-20 hover:bg-bg-hover",
        isCurrent && "bg-bg-selected shadow-[inset_2px_0_0_var(--primary)]",
        isOver && "border-t-primary shadow-[inset_0_2px_0_var(--primary)]",
      )}
    >
      <Link
        to={`?field=${field.key}`}
        preventScrollReset
        draggable={false}
        aria-current={isCurrent ? "true" : undefined}
        className="absolute inset-0"
      >
        <span className="sr-only">{t("editField", { name })}</span>
      </Link>
      <div>
        <Both className="text-compact font-medium" title={field.label} help={field.help} languages={languages} />
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pb-3 text-xs text-fg-2">
          <span>{t(`type:${field.type}`)}</span>
          <span className={field.required ? "font-medium" : ""}>{t(field.required ? "required" : "optional")}</span>
          {field.condition && <span>⑂ {t("conditional")}</span>}
          {detail && <span>{t("goesTo", { detail: record(`field:${detail}`) })}</span>}
          {field.sensitivity !== "basic" && (
            <Badge {...(isHealthWithoutBasis(field) ? { tone: "bad" as const } : { outline: true })}>
              {t(`sensitivity:${field.sensitivity}`)}
            </Badge>
          )}
        </span>
      </div>
      {data.mayBuild && <Moves data={data} field={field.key} name={name} />}
    </li>
  );
}

type BothProps = { title: FormField["label"]; help: FormField["help"]; languages: Languages; className: string };

function Both({ title, help, languages, className }: BothProps) {
  const t = useTranslations("form-builder");
  return (
    <span className="grid grid-cols-2 gap-4 px-4 py-2.5">
      {languages.map((language) => (
        <span key={language} lang={language} className="min-w-0 wrap-anywhere">
          <span className={`block ${className}`}>{title[language]}</span>
          {help?.[language] && <span className="block text-help text-fg-2">{help[language]}</span>}
          {(isMissing(title, language) || isMissing(help, language, true)) && (
            <span className="mt-1 inline-block rounded-control border border-dashed border-warn-line bg-warn-tint px-2 py-0.5 text-xs text-warn-text">
              {t("missingText", { language: t(`inLanguage:${language}`) })}
            </span>
          )}
        </span>
      ))}
    </span>
  );
}

/** By buttons, so that it goes without a mouse and without script. */
function Moves({ data, field, name }: { data: BuilderData; field: string; name: string }) {
  const t = useTranslations("form-builder");
  return (
    <Form method="post" action={`?do=move-field&field=${field}`} className="absolute top-2 right-3 flex gap-1">
      <input type="hidden" name="version" value={data.building.version} />
      <input type="hidden" name="field" value={field} />
      {(["-1", "1"] as const).map((by) => (
        <button
          key={by}
          type="submit"
          name="by"
          value={by}
          aria-label={t(by === "1" ? "moveDown" : "moveUp", { name })}
          className="flex size-8 items-center justify-center rounded-control text-fg-2 hover:bg-bg-muted pointer-coarse:size-11"
        >
          <Glyph name={by === "1" ? "arrow-down" : "arrow-up"} size={14} />
        </button>
      ))}
    </Form>
  );
}
