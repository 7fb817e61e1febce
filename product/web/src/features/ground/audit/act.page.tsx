import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { PageHeader } from "@product/ui/page-header";
import { WayBack } from "#features/ground/forms/share/way-back.tsx";
import { dayAndTime } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/act.page";
import { ActFacts } from "./act-facts.tsx";
import { shownAct, type ShownAct } from "./act.server.ts";
import { auditorIn } from "./auditor.ts";
import { ChangeTable } from "./change-table.tsx";
import { timeZoneOf } from "./queries.server.ts";
import { actIdIn } from "./schema.ts";
import { useAuditWords } from "./words.ts";

export const handle = { needs: "audit.view", messages: ["audit", "permissions"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { actor } = auditorIn(context, "audit.view");
  const { locale } = context.get(requestContext);
  const id = actIdIn(params.actId);
  const act = id === undefined ? undefined : await shownAct(actor, id, locale);
  if (!act) throw pageNotFound(pageAddress(request).pathname);
  return { act, timeZone: await timeZoneOf(actor) };
}

export default function ActPage({ loaderData: { act, timeZone } }: Route.ComponentProps) {
  const t = useTranslations("audit");
  const locale = useLocale();
  const words = useAuditWords(timeZone);
  const title = words.act(act.act);
  const rest = act.subjectCount - act.subjects.length;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        description={`${words.who(act.who)} · ${dayAndTime(act.at, locale, timeZone)}`}
        actions={<WayBack to={inLocale("/admin/audit", locale)}>{t("back")}</WayBack>}
      />
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_332px]">
        <div className="flex min-w-0 flex-col gap-6">
          {act.isAboutOneself && <Callout tone="warn">{t("aboutOneself")}</Callout>}
          {act.subjects.map((subject) => (
            <Subject key={`${subject.kind} ${subject.id}`} subject={subject} names={act.names} timeZone={timeZone} />
          ))}
          {rest > 0 && <p className="text-compact text-fg-2">{t("more", { n: rest })}</p>}
        </div>
        <ActFacts act={act} timeZone={timeZone} />
      </div>
    </>
  );
}

type SubjectProps = { subject: ShownAct["subjects"][number]; names: ShownAct["names"]; timeZone: string };

function Subject({ subject, names, timeZone }: SubjectProps) {
  const t = useTranslations("audit");
  const words = useAuditWords(timeZone);
  const { kind, id } = subject;
  const all = inLocale(`/admin/audit?${new URLSearchParams({ kind, id })}`, useLocale());
  return (
    <section className="flex flex-col gap-2.5">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="text-sm font-semibold wrap-anywhere">
          <span className="font-normal text-fg-3">{words.kind(kind)}</span> {words.record(subject)}
        </h2>
        <Link to={all} className="touch-target text-compact text-primary-text underline-offset-3 hover:underline">
          {t("allOnRecord")}
        </Link>
      </div>
      <ChangeTable details={subject.details} names={names} timeZone={timeZone} />
    </section>
  );
}
