import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@product/ui/records/badge";
import { LinkTab, LinkTabs } from "@product/ui/link-tabs";
import { PageHeader } from "@product/ui/page-header";
import type { ListHead } from "#features/people/lists/queries.server.ts";
import { calendarDay, listOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { PurposeBadge } from "./purpose-badge.tsx";

export const listsAddress = "/admin/lists";

type ListFrameProps = {
  list: ListHead;
  part: "members" | "moments" | "settings";
  count?: string | undefined;
  actions?: ReactNode;
  children: ReactNode;
};

/** The head of a list, above each of its parts. */
export function ListFrame({ list, part, count, actions, children }: ListFrameProps) {
  const t = useTranslations("lists");
  const here = inLocale(`${listsAddress}/${list.id}`, useLocale());
  const parts = [
    ["members", here],
    ["moments", `${here}/moments`],
    ["settings", `${here}/edit`],
  ] as const;
  return (
    <>
      <PageTitle>{list.name}</PageTitle>
      <PageHeader title={list.name} count={count} description={<Facts list={list} />} actions={actions} />
      <LinkTabs label={t("parts")}>
        {parts.map(([name, address]) => (
          <LinkTab key={name} current={name === part}>
            <Link to={address}>{t(name)}</Link>
          </LinkTab>
        ))}
      </LinkTabs>
      <div className="flex grow flex-col pt-3.5">{children}</div>
    </>
  );
}

function Facts({
  list: { kind, purpose, owner, client, groups, expiresOn, hasEnded, isArchived },
}: {
  list: ListHead;
}) {
  const t = useTranslations("lists");
  const locale = useLocale();
  const facts = [
    client && t("forClient", { name: client }),
    t("ofOwner", { name: owner }),
    groups.length > 0 && t("sharedWithNames", { names: listOf(groups, locale) }),
    expiresOn && t(hasEnded ? "endedOn" : "untilDay", { day: calendarDay(expiresOn, locale) }),
  ].filter(Boolean);
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
      {isArchived && <Badge>{t("archived")}</Badge>}
      {hasEnded && <Badge tone="warn">{t("ended")}</Badge>}
      <Badge outline>{t(`kind:${kind}`)}</Badge>
      <PurposeBadge purpose={purpose} />
      <span>{facts.join(" · ")}</span>
    </span>
  );
}
