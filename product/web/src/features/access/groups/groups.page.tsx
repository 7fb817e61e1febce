import { Link, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { Badge } from "@product/ui/records/badge";
import { EmptyState } from "@product/ui/records/empty-state";
import { StatusLight } from "@product/ui/records/status-light";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { useLive } from "#features/ground/live/share/use-live.ts";
import { inLocale } from "#i18n/locale.ts";
import type { Route } from "./+types/groups.page";
import { GroupsFrame, groupsAddress } from "./frame.tsx";
import { groupName, groupPurpose } from "./group-words.ts";
import { groupRows, type GroupRow } from "./queries.server.ts";
import { isPermitted } from "@product/domain/actor";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "group.view", messages: ["groups"] };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requirePermission(context, "group.view");
  return { groups: await groupRows(), mayCreate: isPermitted(actor, "group.create") };
}

export default function GroupsPage({ loaderData: { groups, mayCreate } }: Route.ComponentProps) {
  const t = useTranslations("groups");
  const locale = useLocale();
  const { compare } = new Intl.Collator(locale);
  const [search] = useSearchParams();
  useLive("group");
  const isArchive = search.get("view") === "archived";
  const shown = groups
    .filter(({ isArchived }) => isArchived === isArchive)
    .toSorted((a, b) => Number(b.isOwner) - Number(a.isOwner) || compare(groupName(a, locale), groupName(b, locale)));
  const archivedCount = groups.filter(({ isArchived }) => isArchived).length;
  const here = inLocale(groupsAddress, locale);
  return (
    <GroupsFrame
      tab="groups"
      count={groups.length - archivedCount}
      actions={
        mayCreate && (
          <Link to={`${here}/create`} className={buttonClass("primary")}>
            {t("newGroup")}
          </Link>
        )
      }
    >
      {shown.length === 0 ? (
        <EmptyState title={t("nothingArchived")}>{t("nothingArchivedText")}</EmptyState>
      ) : (
        <Table caption={t("list")} density="tall">
          <TableHead>
            <TableHeading>{t("group")}</TableHeading>
            <TableHeading numeric>{t("members")}</TableHeading>
            <TableHeading numeric>{t("permissions")}</TableHeading>
            <TableHeading>{t("secondFactor")}</TableHeading>
            {mayCreate && <TableHeading aria-label={t("clone")} />}
          </TableHead>
          <TableBody>
            {shown.map((group) => (
              <Row key={group.id} group={group} mayCreate={mayCreate} />
            ))}
          </TableBody>
        </Table>
      )}
      {(archivedCount > 0 || isArchive) && (
        <p className="mt-3 text-compact">
          <Link
            to={isArchive ? here : `${here}?view=archived`}
            className="touch-target text-fg-2 underline underline-offset-3"
          >
            {isArchive ? t("tabGroups") : `${t("tabArchived")} (${archivedCount})`}
          </Link>
        </p>
      )}
    </GroupsFrame>
  );
}

function Row({ group, mayCreate }: { group: GroupRow; mayCreate: boolean }) {
  const t = useTranslations("groups");
  const locale = useLocale();
  const here = inLocale(groupsAddress, locale);
  const name = groupName(group, locale);
  return (
    <TableRow>
      <TableCell heading className="max-sm:w-full max-sm:flex-none">
        <Link
          to={`${here}/${group.id}`}
          className="touch-target font-medium text-fg underline-offset-3 hover:underline"
        >
          {name}
        </Link>
        {group.proposed > 0 && <Badge>{t("newPermissionsIn", { n: group.proposed })}</Badge>}
        <p className="max-w-[80ch] text-help text-pretty text-fg-2">{groupPurpose(group, locale)}</p>
      </TableCell>
      <TableCell numeric label={t("members")}>
        {group.members}
      </TableCell>
      <TableCell numeric label={t("permissions")}>
        {group.permissions}
      </TableCell>
      <TableCell label={t("secondFactor")}>
        {group.secondFactorRequired ? (
          <StatusLight tone="ok">{t("secondFactorOn")}</StatusLight>
        ) : (
          <span className="text-fg-3">{t("secondFactorOff")}</span>
        )}
      </TableCell>
      {mayCreate && (
        <TableCell className="sm:text-right">
          <Link
            to={`${here}/create?from=${group.id}`}
            aria-label={t("cloneNamed", { name })}
            className={buttonClass("ghost", "row")}
          >
            {t("clone")}
          </Link>
        </TableCell>
      )}
    </TableRow>
  );
}
