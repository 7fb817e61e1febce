import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { keepsFromPublishing, type FormAdvice } from "@product/domain/forms/lint";
import type { DefinitionFault } from "@product/domain/forms/definition-faults";
import { buttonClass } from "@product/ui/controls/button";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import type { Tone } from "@product/ui/records/tone";
import type { BuilderData } from "./builder.page.tsx";
import { calledIn } from "./texts.ts";

/** The faults that keep the form from being published, then possible improvements, each with the way to it. */
export function AdviceList({ data }: { data: BuilderData }) {
  const t = useTranslations("form-builder");
  const { advice, faults } = data.building;
  if (advice.length === 0 && faults.length === 0) return null;
  return (
    <section aria-label={t("advice")} className="overflow-clip rounded-card border border-line">
      <ul>
        {faults.map((fault, at) => (
          <Line key={`fault ${at}`} tone="bad" at={"at" in fault ? fault.at : undefined}>
            <FaultText data={data} fault={fault} />
          </Line>
        ))}
        {advice.map((each, at) => (
          <Line key={at} tone={toneOf(each)} at={"field" in each ? each.field : "page" in each ? each.page : each.at}>
            <AdviceText data={data} advice={each} />
          </Line>
        ))}
      </ul>
    </section>
  );
}

const toneOf = (advice: FormAdvice): Tone => {
  if (keepsFromPublishing(advice)) return "bad";
  return advice.advice === "page-too-long" ? "info" : "warn";
};

function Line({ tone, at, children }: { tone: Tone; at: string | undefined; children: ReactNode }) {
  const t = useTranslations("form-builder");
  return (
    <li className="flex items-center gap-3 px-3.5 py-2 text-compact not-first:border-t not-first:border-line">
      <StatusGlyph tone={tone} />
      <span className="min-w-0 flex-1">{children}</span>
      {at && (
        <Link to={`?page=${at}&field=${at}`} preventScrollReset className={buttonClass("quiet", "row")}>
          {t("look")}
        </Link>
      )}
    </li>
  );
}

function FaultText({ data, fault }: { data: BuilderData; fault: DefinitionFault }) {
  const t = useTranslations("form-builder");
  const locale = useLocale();
  const name = "at" in fault ? calledIn(data.building.definition, fault.at, locale) : "";
  return t(`fault:${fault.fault}`, { name } as never);
}

function AdviceText({ data, advice }: { data: BuilderData; advice: FormAdvice }) {
  const t = useTranslations("form-builder");
  const locale = useLocale();
  const named = (key: string) => calledIn(data.building.definition, key, locale);
  switch (advice.advice) {
    case "text-missing":
      return t("advice:text-missing", { n: advice.n, language: t(`inLanguage:${advice.language}`) });
    case "page-too-long":
      return t("advice:page-too-long", { name: named(advice.page), screens: advice.screens });
    case "page-empty":
      return t("advice:page-empty", { name: named(advice.page) });
    default:
      return t(`advice:${advice.advice}`, { name: named(advice.field) });
  }
}
