import { Avatar } from "@product/ui/avatar";
import type { WorkerRow } from "./queries.server.ts";

/** Who it is. The surnames, by which lists are sorted, stand out. */
export function WorkerName({ worker: { id, name, code } }: { worker: WorkerRow }) {
  if (!name) return null;
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={`${name.first} ${name.last}`} seed={id} size={32} />
      <span className="flex min-w-0 flex-col">
        <span className="wrap-anywhere xl:whitespace-nowrap">
          {name.first} <span className="font-medium">{name.last}</span>
        </span>
        <span className="font-mono text-xs text-fg-3">{code}</span>
      </span>
    </span>
  );
}
