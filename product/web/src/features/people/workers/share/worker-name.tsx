import { Link } from "react-router";
import { useLocale } from "use-intl";
import { Avatar } from "@product/ui/avatar";
import { inLocale } from "#i18n/locale.ts";
import type { WorkerRow } from "#features/people/workers/queries.server.ts";

type WorkerNameProps = { worker: WorkerRow; isSmall?: boolean; isLarge?: boolean };

/** Who it is, and the way to their page. The surnames, by which lists are sorted, stand out. */
export function WorkerName({ worker: { id, name, code }, isSmall, isLarge }: WorkerNameProps) {
  const locale = useLocale();
  if (!name) return null;
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={`${name.first} ${name.last}`} seed={id} size={isSmall ? 24 : isLarge ? 40 : 32} />
      <span className={isSmall ? "flex min-w-0 items-baseline gap-2" : "flex min-w-0 flex-col"}>
        <Link
          to={inLocale(`/admin/workers/${id}`, locale)}
          className="touch-target wrap-anywhere text-fg underline-offset-3 hover:underline xl:whitespace-nowrap"
        >
          {name.first} <span className="font-medium">{name.last}</span>
        </Link>
        <span className="font-mono text-xs text-fg-3">{code}</span>
      </span>
    </span>
  );
}
