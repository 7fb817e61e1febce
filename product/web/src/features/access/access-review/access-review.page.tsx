import { clockNow } from "#request/clock.ts";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Avatar } from "@product/ui/records/avatar";
import { EmptyState } from "@product/ui/records/empty-state";
import { PageHeader } from "@product/ui/page-header";
import { StatusLight } from "@product/ui/records/status-light";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { usePermissionWords } from "#features/ground/permissions/share/permission-name.tsx";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { failure } from "#request/failures.ts";
import type { Route } from "./+types/access-review.page";
import { unusedAccess, unusedDays, type UnusedAccess } from "./queries.server.ts";
import { isPermitted } from "@product/domain/actor";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "staff.view", alsoNeeds: "group.view", messages: ["access-review", "permissions"] };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requirePermission(context, "staff.view");
  if (!isPermitted(actor, "group.view")) throw failure("notPermitted");
  return { rows: await unusedAccess(actor, clockNow()), days: unusedDays };
}

export default function AccessReviewPage({ loaderData: { rows, days } }: Route.ComponentProps) {
  const t = useTranslations("access-review");
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader title={t("title")} count={rows.length || undefined} description={t("intro", { days })} />
      {rows.length === 0 ? (
        <EmptyState title={t("nothing")}>{t("nothingText", { days })}</EmptyState>
      ) : (
        <Table caption={t("list")} density="tall">
          <TableHead>
            <TableHeading>{t("person")}</TableHeading>
            <TableHeading>{t("group")}</TableHeading>
            <TableHeading>{t("unused")}</TableHeading>
            <TableHeading>{t("suggestion")}</TableHeading>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <ReviewRow key={`${row.userId} ${row.group.id}`} row={row} />
            ))}
          </TableBody>
        </Table>
      )}
    </>
  );
}

function ReviewRow({ row: { userId, name, group, permissions, unused } }: { row: UnusedAccess }) {
  const t = useTranslations("access-review");
  const words = usePermissionWords();
  const locale = useLocale();
  const isIdle = unused.length === permissions;
  return (
    <TableRow>
      <TableCell heading>
        <span className="flex items-center gap-2.5">
          <Avatar name={name} seed={userId} />
          <Link to={inLocale(`/admin/staff/${userId}#groups`, locale)} className={linkClass}>
            {name}
          </Link>
        </span>
      </TableCell>
      <TableCell label={t("group")}>
        <Link to={inLocale(`/admin/groups-and-permissions/${group.id}`, locale)} className={linkClass}>
          {locale === "es" ? group.nameEs : group.nameEn}
        </Link>
      </TableCell>
      <TableCell label={t("unused")}>
        <details>
          <summary className="cursor-pointer">
            {isIdle ? t("all", { n: permissions }) : t("some", { unused: unused.length, n: permissions })}
          </summary>
          <ul className="mt-1 text-help text-fg-2">
            {unused.map((permission) => (
              <li key={permission}>{words.whole(permission)}</li>
            ))}
          </ul>
        </details>
      </TableCell>
      <TableCell label={t("suggestion")}>
        <StatusLight tone={isIdle ? "warn" : "idle"}>{isIdle ? t("leave") : t("narrow")}</StatusLight>
      </TableCell>
    </TableRow>
  );
}

const linkClass = "touch-target font-medium text-fg underline-offset-3 hover:underline";
