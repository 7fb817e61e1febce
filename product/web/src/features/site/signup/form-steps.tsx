import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { classes } from "@product/ui/classes";
import { Progress } from "@product/ui/records/progress";
import { Glyph } from "@product/ui/glyph";
import type { FormView } from "./view.server.ts";

type FormStepsProps = Pick<FormView, "title" | "steps" | "at"> & {
  /** Where a page is gone back to; before anything is saved there is none. */
  pageAt: ((key: string) => string) | undefined;
};

/** The pages of the form beside it: those that are done lead back. */
export const FormSteps = ({ title, steps, at, pageAt }: FormStepsProps) => (
  <nav aria-label={title} className="hidden w-52 shrink-0 flex-col gap-3 lg:flex">
    <p className="text-sm text-fg-3">{title}</p>
    <ol className="flex flex-col">
      {steps.map(({ key, title: name }, place) => (
        <li key={key} className="group relative flex gap-3 pb-5" aria-current={place === at ? "step" : undefined}>
          <span className="absolute top-7 bottom-0 left-3 w-px bg-line group-last:hidden" aria-hidden />
          <span
            className={classes(
              "num flex size-6 shrink-0 items-center justify-center rounded-full border text-xs font-medium",
              place < at && "border-ok-line bg-ok-tint text-ok-text",
              place === at && "border-primary bg-primary text-primary-fg",
              place > at && "border-line-2 text-fg-2",
            )}
          >
            {place < at ? <Glyph name="check" size={14} /> : place + 1}
          </span>
          {place < at && pageAt ? (
            <Link to={pageAt(key)} className="text-sm leading-6 hover:underline">
              {name}
            </Link>
          ) : (
            <span className={classes("text-sm leading-6", place === at ? "font-semibold" : "text-fg-2")}>{name}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);

/** The same as one line, on a phone. */
export function FormProgress({ steps, at }: Pick<FormView, "steps" | "at">) {
  const t = useTranslations("signup");
  return (
    <div className="flex flex-col gap-2 lg:hidden">
      <p className="flex justify-between gap-4 text-sm">
        <span className="font-medium">{steps[at]?.title}</span>
        <span className="num text-fg-3">{t("pageOf", { n: String(at + 1), all: String(steps.length) })}</span>
      </p>
      <Progress label={t("progress")} max={steps.length} value={at + 1} />
    </div>
  );
}
