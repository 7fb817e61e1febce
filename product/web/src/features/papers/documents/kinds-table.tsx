import { Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { Glyph } from "@product/ui/glyph";
import { StatusLight } from "@product/ui/records/status-light";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { calendarDay, dayOf } from "#i18n/format.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { DocumentsPageData } from "./documents.page.tsx";
import { KindIcon } from "./kind-icon.tsx";
import type { KindRow } from "./queries.server.ts";
import { ReviewPanel } from "./share/review-panel.tsx";
import { StateLight } from "./share/state-light.tsx";
import { VerifyForm } from "./share/verify-form.tsx";

type Shown = { page: DocumentsPageData; reply: FormReply | undefined; actionName: string | null };

/** Every kind that is asked or was brought; one of them unfolds to what can be done with it. */
export function KindsTable({ page, ...answer }: Shown) {
  const t = useTranslations("documents");
  return (
    <Table caption={t("title")} density="tall">
      <TableHead>
        {(["document", "number", "validUntil", "state", "by"] as const).map((column) => (
          <TableHeading key={column}>{t(column)}</TableHeading>
        ))}
        <TableHeading>
          <span className="sr-only">{t("open", { name: "" })}</span>
        </TableHeading>
      </TableHead>
      <TableBody>
        {page.rows.map((row) => (
          <KindLine key={row.kind.id} row={row} page={page} {...answer} />
        ))}
      </TableBody>
    </Table>
  );
}

function KindLine({ row, page, ...answer }: Shown & { row: KindRow }) {
  const t = useTranslations("documents");
  const locale = useLocale();
  const { kind, now, next } = row;
  const shownVersion = now ?? next ?? row.versions[0];
  const isOpen = page.openKind === kind.id;
  const until = now ?? next;
  return (
    <>
      <TableRow id={kind.id} className={isOpen ? "bg-bg-subtle" : undefined}>
        <TableCell heading>
          <span className="flex min-w-0 items-center gap-2.5">
            <KindIcon kind={kind} />
            <span className="flex min-w-0 flex-col">
              <span className="font-medium text-fg wrap-anywhere">{kind.name}</span>
              {row.note && <span className="text-xs text-fg-3">{row.note}</span>}
            </span>
          </span>
        </TableCell>
        <TableCell label={t("number")}>
          <span className="num text-fg-2">
            {shownVersion?.number ?? (shownVersion && !kind.copyKept ? t("notStored") : "—")}{" "}
            {shownVersion && <span className="text-xs text-fg-3">{t("version", { n: shownVersion.n })}</span>}
          </span>
        </TableCell>
        <TableCell label={t("validUntil")}>
          <span className="num">
            {until?.validUntil ? calendarDay(until.validUntil, locale) : now ? t("noEnd") : "—"}
          </span>
        </TableCell>
        <TableCell label={t("state")}>
          <RowState row={row} />
        </TableCell>
        <TableCell label={t("by")}>
          <span className="text-fg-2">
            {shownVersion?.at
              ? shownVersion.by
                ? t("byWhom", { name: shownVersion.by, day: dayOf(shownVersion.at, locale, page.timeZone) })
                : dayOf(shownVersion.at, locale, page.timeZone)
              : "—"}
          </span>
        </TableCell>
        <TableCell>
          <Toggle row={row} isOpen={isOpen} />
        </TableCell>
      </TableRow>
      {isOpen && (
        <tr className="max-sm:block">
          <td colSpan={6} className="border-line bg-bg-subtle px-4 py-4 max-sm:block sm:border-b">
            <Unfolded row={row} page={page} {...answer} />
          </td>
        </tr>
      )}
    </>
  );
}

/** The waiting version comes first, then the state of the one in force, then whether one is missing. */
function RowState({ row: { now, next, isAsked, versions } }: { row: KindRow }) {
  const t = useTranslations("documents");
  const first = next && next.state !== "requested" ? next : (now ?? next ?? versions[0]);
  if (first && (first.state !== "superseded" || !isAsked)) return <StateLight version={first} />;
  return <StatusLight tone={isAsked ? "warn" : "idle"}>{t(isAsked ? "missing" : "optional")}</StatusLight>;
}

function Toggle({ row: { kind }, isOpen }: { row: KindRow; isOpen: boolean }) {
  const t = useTranslations("documents");
  const { pathname } = useLocation();
  return (
    <Link
      to={`${pathname}?open=${isOpen ? "none" : kind.id}`}
      preventScrollReset
      aria-expanded={isOpen}
      aria-label={t(isOpen ? "close" : "open", { name: kind.name })}
      className={`${buttonClass("ghost", "row")} w-7 px-0!`}
    >
      <Glyph name="chevron-down" size={14} className={isOpen ? "rotate-180" : ""} />
    </Link>
  );
}

function Unfolded({ row, page, reply, actionName }: Shown & { row: KindRow }) {
  const t = useTranslations("documents");
  const { pathname } = useLocation();
  const address = `${pathname}?open=${row.kind.id}`;
  const { timeZone, submissionKey } = page;
  const mayNote = !row.kind.copyKept && row.mayDecide && (!row.next || row.next.state === "requested");
  return (
    <div className="flex flex-col gap-5">
      {page.review && <ReviewPanel review={page.review} {...{ address, timeZone, submissionKey, reply, actionName }} />}
      {row.versions[0]?.state === "rejected" && row.versions[0].rejectReason && (
        <p className="text-compact text-fg-2">
          {t("state:rejected")}: {t(`reason:${row.versions[0].rejectReason as "other"}`)}
        </p>
      )}
      {mayNote && (
        <section className="flex max-w-2xl flex-col gap-3">
          <p className="text-compact text-fg-2">
            {t("onlyNoted")} {t("noteWhy")}
          </p>
          <VerifyForm
            id={`note-${row.kind.id}`}
            kind={row.kind}
            address={`${address}&do=note&kind=${row.kind.id}`}
            reply={actionName === "note" ? reply : undefined}
            {...{ submissionKey }}
          />
        </section>
      )}
      {!page.review && !mayNote && <p className="text-compact text-fg-2">{t("none")}.</p>}
    </div>
  );
}
