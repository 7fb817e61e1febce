import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { WayBack } from "#features/ground/forms/share/way-back.tsx";
import { listOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { KindState } from "./state-table.tsx";

type AskFirstProps = { actionName: "load" | "remove"; state: KindState[]; submissionKey: string };

/** Says exactly what will be done, and is sent with the number that it says. */
export function AskFirst({ actionName, state, submissionKey }: AskFirstProps) {
  const t = useTranslations("demo-data");
  const locale = useLocale();
  const here = inLocale("/admin/settings/demo", locale);
  const of = actionName === "load" ? "missing" : "removable";
  const some = state.filter((kind) => kind[of] > 0);
  const isSending = useNavigation().formMethod === "POST";
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <section
      aria-labelledby="ask"
      className={`flex flex-col gap-3 rounded-card border p-4 ${actionName === "remove" ? "border-bad-line bg-bad-tint" : "border-line bg-bg-subtle"}`}
    >
      <h2 id="ask" ref={question} tabIndex={-1} className="text-sm font-semibold text-pretty outline-none">
        {t(`${actionName}Ask`, {
          what: listOf(
            some.map((kind) => t(`n:${kind.kind}`, { n: kind[of] })),
            locale,
          ),
        })}
      </h2>
      <p className="max-w-[70ch] text-compact text-pretty text-fg-2">
        {t(`${actionName}Text`)}
        {actionName === "remove" && state.some(({ kept }) => kept > 0) && ` ${t("removeKept")}`}
      </p>
      <Form method="post" action={`${here}?do=${actionName}`} className="flex flex-wrap gap-2">
        <SubmissionKey value={submissionKey} />
        <input type="hidden" name="seen" value={some.reduce((sum, kind) => sum + kind[of], 0)} />
        <Button type="submit" look={actionName === "remove" ? "danger-solid" : "primary"} busy={isSending}>
          {t(`${actionName}Now`)}
        </Button>
        <WayBack to={here}>{t("cancel")}</WayBack>
      </Form>
    </section>
  );
}
