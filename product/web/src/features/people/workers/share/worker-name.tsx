import { useLocale } from "use-intl";
import type { Locale } from "@product/domain/locales";
import { Avatar } from "@product/ui/records/avatar";
import type { WorkerRow } from "#features/people/workers/queries.server.ts";
import { inLocale } from "#i18n/locale.ts";

type NameSize = "small" | "regular" | "large";
const avatarSizes = { small: 24, regular: 32, large: 40 } as const;

/** The name of a worker, linked to their page. Surnames stand out, because lists are sorted by them. */
export const WorkerName = ({ worker, size = "regular" }: { worker: WorkerRow; size?: NameSize }) =>
  workerName(worker, useLocale(), size);

/** The same for tables, which have the language at hand. */
export function workerName({ id, name, code, picture }: WorkerRow, locale: Locale, size: NameSize) {
  if (!name) return null;
  return (
    <span className="who">
      <Avatar
        name={`${name.first} ${name.last}`}
        seed={id}
        photo={picture ? `/admin/workers/${id}/picture/${picture}` : undefined}
        size={avatarSizes[size]}
      />
      <span className={size === "small" ? "who-line" : "who-lines"}>
        <a href={inLocale(`/admin/workers/${id}`, locale)} data-way className="way who-name">
          {name.first} <b>{name.last}</b>
        </a>
        <span className="who-code">{code}</span>
      </span>
    </span>
  );
}
