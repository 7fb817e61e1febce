import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { LinkTab, LinkTabs } from "@product/ui/link-tabs";
import { PageHeader } from "@product/ui/page-header";
import type { FormRow } from "#features/site/forms/queries.server.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { StandingBadge } from "./standing-badge.tsx";
import { useFormFacts } from "./use-form-facts.ts";

export type FormHead = Omit<FormRow, "form">;

type FormFrameProps = {
  head: FormHead;
  part: "questions" | "settings" | "send";
  actions?: ReactNode;
  children: ReactNode;
};

/** The form and its state, above each of its parts. */
export function FormFrame({ head, part, actions, children }: FormFrameProps) {
  const t = useTranslations("signup-forms");
  const locale = useLocale();
  const facts = useFormFacts();
  const here = inLocale(`/admin/signup-forms/${head.id}`, locale);
  const { waiting } = head.funnel;
  return (
    <>
      <PageTitle>{head.title}</PageTitle>
      <PageHeader
        title={
          <>
            {head.title} <StandingBadge standing={head.standing} />
          </>
        }
        description={
          <>
            {facts.window(head)}. {t("places")}: {facts.places(head)}.{" "}
            {waiting > 0 && (
              <Link
                to={inLocale(`/admin/workers/review?form=${head.id}`, locale)}
                className="font-medium text-primary-text underline-offset-3 hover:underline"
              >
                {t("toReview", { n: waiting })}
              </Link>
            )}
          </>
        }
        actions={
          <>
            {head.published !== null && (
              <a href={`${here}/poster.pdf`} download className={buttonClass("quiet")}>
                {t("poster")}
              </a>
            )}
            {actions}
          </>
        }
      />
      <LinkTabs label={t("parts")}>
        <LinkTab current={part === "questions"}>
          <Link to={here}>{t("questions")}</Link>
        </LinkTab>
        <LinkTab current={part === "settings"}>
          <Link to={`${here}/settings`}>{t("settings")}</Link>
        </LinkTab>
        <LinkTab current={part === "send"}>
          <Link to={`${here}/send`}>{t("sendToPeople")}</Link>
        </LinkTab>
      </LinkTabs>
      <div className="flex grow flex-col pt-4">{children}</div>
    </>
  );
}
