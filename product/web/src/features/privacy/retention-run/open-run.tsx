import { useEffect, type ReactNode } from "react";
import { Form, Link, useLocation, useRevalidator } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { Progress } from "@product/ui/records/progress";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { dayOf } from "#i18n/format.ts";

type OpenRunProps = {
  open: { id: string; isRunning: boolean; done: number; proposer: string | null; proposedAt: Date; isOwn: boolean };
  total: number;
  timeZone: string;
  submissionKey: string;
};

/** The run that waits for a second person, or its progress. The proposer can drop it, and not confirm it. */
export function OpenRun({ open, total, timeZone, submissionKey }: OpenRunProps) {
  const t = useTranslations("retention-run");
  const locale = useLocale();
  if (open.isRunning) return <Running done={open.done} total={total} />;
  const name = open.proposer ?? t("someone");
  return (
    <Callout tone="warn">
      <p>{t("proposed", { name, day: dayOf(open.proposedAt, locale, timeZone), n: total })}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {!open.isOwn && (
          <Action actionName="confirm" proposal={open.id}>
            <SubmissionKey value={submissionKey} />
            <Button type="submit" look="danger">
              {t("confirm")}
            </Button>
          </Action>
        )}
        <Action actionName="drop" proposal={open.id}>
          <Button type="submit" look="quiet">
            {t("drop")}
          </Button>
        </Action>
      </div>
    </Callout>
  );
}

function Action({
  actionName,
  proposal,
  children,
}: {
  actionName: "confirm" | "drop";
  proposal: string;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  return (
    <Form method="post" action={`${pathname}?do=${actionName}`}>
      <input type="hidden" name="proposal" value={proposal} />
      {children}
    </Form>
  );
}

/** Looks by itself how far it has come; without scripts the page asks to be looked at again. */
function Running({ done, total }: { done: number; total: number }) {
  const t = useTranslations("retention-run");
  const { pathname } = useLocation();
  const { revalidate, state: asking } = useRevalidator();
  useEffect(() => {
    if (asking !== "idle") return;
    const timer = setTimeout(() => void revalidate(), 1000);
    return () => clearTimeout(timer);
  }, [asking, revalidate]);
  const far = t("progress", { done, total });
  return (
    <section aria-label={t("running")} className="flex max-w-2xl flex-col gap-2">
      <output className="text-sm font-medium">{t("running")}</output>
      <Progress label={t("running")} value={Math.min(done, total)} max={total} valueText={far} />
      <p className="num text-compact text-fg-2">{far}</p>
      <p className="text-compact text-fg-2">{t("canLeave")}</p>
      <Link to={pathname} className={`${buttonClass("quiet")} hidden self-start noscript:inline-flex`}>
        {t("reload")}
      </Link>
    </section>
  );
}
