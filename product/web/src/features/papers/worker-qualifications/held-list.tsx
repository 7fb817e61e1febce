import { Form, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { Standing } from "@product/domain/papers/held-qualifications";
import { Button } from "@product/ui/controls/button";
import { EmptyState } from "@product/ui/records/empty-state";
import { StatusLight } from "@product/ui/records/status-light";
import { useWorkerFrame } from "#features/people/worker-page/share/worker-frame.ts";
import { calendarDay, dayOf } from "#i18n/format.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { PageData } from "./qualifications.page.tsx";
import type { HeldQualification } from "./queries.server.ts";
import { VerifyPart } from "./verify-part.tsx";

const standingTone = { claimed: "warn", valid: "ok", later: "info", ended: "bad" } as const satisfies Record<
  Standing,
  string
>;

export function HeldList({ page, reply }: { page: PageData; reply: FormReply | undefined }) {
  const t = useTranslations("worker-qualifications");
  if (page.held.length === 0) return <EmptyState title={t("none")}>{t("noneText")}</EmptyState>;
  return (
    <section aria-labelledby="held" className="flex flex-col gap-1">
      <h2 id="held" className="text-sm font-semibold">
        {t("held")}
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {page.held.map((each) => (
          <Entry key={each.qualificationId} qualification={each} page={page} reply={reply} />
        ))}
      </ul>
    </section>
  );
}

function Entry({
  qualification,
  page,
  reply,
}: {
  qualification: HeldQualification;
  page: PageData;
  reply: FormReply | undefined;
}) {
  const t = useTranslations("worker-qualifications");
  const { pathname } = useLocation();
  const { qualificationId, name, level, standing, version } = qualification;
  return (
    <li className="flex flex-col gap-2 py-2.5 text-compact">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 flex-[1_1_8rem] font-medium">
          {name}
          {level && <span className="font-normal text-fg-2"> · {level}</span>}
        </span>
        <span className="sm:min-w-32">
          <StatusLight tone={standingTone[standing]}>{t(`standing:${standing}`)}</StatusLight>
        </span>
        {page.mayEdit && (
          <Form method="post" action={`${pathname}?do=remove`} preventScrollReset>
            <input type="hidden" name="qualificationId" value={qualificationId} />
            <input type="hidden" name="version" value={version} />
            <Button type="submit" look="ghost" size="row" aria-label={t("removeOf", { name })}>
              {t("remove")}
            </Button>
          </Form>
        )}
      </div>
      <Told qualification={qualification} />
      {page.mayApprove && <VerifyPart key={version} qualification={qualification} page={page} reply={reply} />}
    </li>
  );
}

/** From when until when, by what it is shown, and who has verified it. */
function Told({ qualification }: { qualification: HeldQualification }) {
  const t = useTranslations("worker-qualifications");
  const locale = useLocale();
  const { timeZone } = useWorkerFrame();
  const { standing, validFrom, validUntil, evidence, verifier, verifiedAt } = qualification;
  if (standing === "claimed" || !verifiedAt) return null;
  const by = { name: verifier ?? t("someoneGone"), day: dayOf(verifiedAt, locale, timeZone) };
  const facts = [
    standing === "later" && validFrom && t("fromLine", { day: calendarDay(validFrom, locale) }),
    validUntil === null
      ? t("noEnd")
      : t(standing === "ended" ? "endedLine" : "validUntilLine", { day: calendarDay(validUntil, locale) }),
    evidence && t("shownBy", { document: evidence }),
    t(evidence ? "verifiedLine" : "seenLine", by),
  ];
  return <p className="text-fg-2">{facts.filter(Boolean).join(" · ")}</p>;
}
