import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { locales } from "@product/domain/locales";
import type { WorkerColumn } from "@product/domain/people/worker-columns";
import { Badge } from "@product/ui/badge";
import { StatusLight } from "@product/ui/status-light";
import { dayOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { ClearanceCell } from "./clearance-cell.tsx";
import { phoneText } from "./phone-text.ts";
import type { WorkerRow } from "./queries.server.ts";
import { toneOf } from "./share/statuses.ts";

/** What a column says of someone. */
export function ColumnCell({ column, row }: { column: WorkerColumn; row: WorkerRow }): ReactNode {
  const t = useTranslations("workers");
  const words = useTranslations("filters");
  const locale = useLocale();
  const { status, roles = [], town, mobile, email, tags = [], entity, workerType, language, country, source } = row;
  switch (column) {
    case "clearance":
      return row.clearance && <ClearanceCell clearance={row.clearance} />;
    case "status":
      return status && <StatusLight tone={toneOf[status]}>{t(`status:${status}`)}</StatusLight>;
    case "roles":
      return (
        <span className="flex flex-wrap gap-1">
          {roles.map((role) => (
            <Badge key={role}>{role}</Badge>
          ))}
        </span>
      );
    case "town":
      return town;
    case "phone":
      return mobile && <Reach href={`tel:${mobile}`}>{phoneText(mobile)}</Reach>;
    case "email":
      return email && <Reach href={`mailto:${email}`}>{email}</Reach>;
    case "tags":
      return (
        <span className="flex flex-wrap gap-x-2 gap-y-1">
          {tags.map((tag) => (
            <TagLink key={tag} tag={tag} />
          ))}
        </span>
      );
    case "entity":
      return entity;
    case "type":
      return workerType && t(`type:${workerType}`);
    case "language":
      return locales.find(({ code }) => code === language)?.name;
    case "country":
      return country && words(`country:${country}`);
    case "source":
      return source && words(`source:${source}`);
    case "added":
      return row.createdAt && dayOf(row.createdAt, locale, "UTC");
  }
}

const Reach = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className="touch-target wrap-anywhere underline-offset-3 hover:underline">
    {children}
  </a>
);

function TagLink({ tag }: { tag: string }) {
  const t = useTranslations("workers");
  const here = inLocale("/admin/workers/list", useLocale());
  return (
    <Link
      to={`${here}?${new URLSearchParams({ tag })}`}
      title={t("withTag", { tag })}
      className="touch-target inline-flex min-h-6 min-w-6 items-center rounded-[5px] text-fg-2 underline-offset-3 hover:underline"
    >
      <Badge outline>{tag}</Badge>
    </Link>
  );
}
