import { Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { EmptyState } from "@product/ui/records/empty-state";
import { PageHeader } from "@product/ui/page-header";
import { Pagination } from "@product/ui/records/pagination";
import { accountOf } from "#features/access/account/queries.server.ts";
import { useLive } from "#features/ground/live/share/use-live.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { mailboxContext } from "#request/ports/mailbox.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/mailbox.page";
import { MailboxFilter } from "./mailbox-filter.tsx";
import { MailboxTable } from "./mailbox-table.tsx";
import { mailboxPage } from "./queries.server.ts";
import { mailboxView } from "./schema.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "mailbox.view", messages: ["mailbox", "letters"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "mailbox.view");
  const mailbox = context.get(mailboxContext);
  if (!mailbox) return { isHere: false as const };
  const view = mailboxView.parse(Object.fromEntries(pageAddress(request).searchParams));
  const account = actor.kind === "person" ? await accountOf(actor.id) : undefined;
  const { to, channel, state, before } = view;
  return {
    isHere: true as const,
    view: { to, channel, state, isFirst: before === undefined },
    timeZone: account?.timeZone ?? "Europe/Madrid",
    isKept: context.get(requestContext).settings.delivery.mail === "kept",
    ...(await mailboxPage(mailbox, view)),
  };
}

/** The messages written to people, and their delivery. */
export default function MailboxPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("mailbox");
  const here = inLocale("/admin/mailbox", useLocale());
  const { search } = useLocation();
  useLive("mailbox");
  const heading = (count?: number) => (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader title={t("title")} count={count} description={t("intro")} />
    </>
  );
  if (!loaderData.isHere)
    return (
      <>
        {heading()}
        <EmptyState title={t("noneTitle")}>{t("noneText")}</EmptyState>
      </>
    );
  const { entries, older, view, timeZone, isKept } = loaderData;
  const isFiltered = view.to !== "" || view.channel !== undefined || view.state !== undefined;
  const noMatch = view.to === "" ? "noneOfKind" : "noMatchTitle";
  const withOlder = new URLSearchParams(search);
  if (older) withOlder.set("before", older);
  const newest = new URLSearchParams(search);
  newest.delete("before");
  const isWhole = view.isFirst && older === undefined;
  return (
    <>
      {heading(isWhole && entries.length > 0 ? entries.length : undefined)}
      {isKept && (
        <div className="mb-4 max-w-3xl">
          <Callout tone="warn">{t("noMailLeaves")}</Callout>
        </div>
      )}
      {(entries.length > 0 || isFiltered) && <MailboxFilter {...view} />}
      {entries.length === 0 ? (
        <EmptyState
          title={t(isFiltered ? noMatch : "emptyTitle")}
          action={
            isFiltered && (
              <Link to={here} className={buttonClass("quiet")}>
                {t("clear")}
              </Link>
            )
          }
        >
          {t(isFiltered && view.to !== "" ? "noMatchText" : "emptyText")}
        </EmptyState>
      ) : (
        <>
          <MailboxTable entries={entries} timeZone={timeZone} />
          {!isWhole && (
            <Pagination
              labels={{ pagination: t("pages"), previous: t("newest"), next: t("older") }}
              summary={t("shown", { n: entries.length })}
              previous={view.isFirst ? undefined : <Link to={`${here}?${newest}`} />}
              next={older ? <Link to={`${here}?${withOlder}`} /> : undefined}
            />
          )}
        </>
      )}
    </>
  );
}
