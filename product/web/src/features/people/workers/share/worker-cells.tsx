import { useTranslations } from "use-intl";
import { StatusLight } from "@product/ui/records/status-light";
import { TableCell } from "@product/ui/records/table";
import type { WorkerRow } from "#features/people/workers/queries.server.ts";
import { toneOf } from "./statuses.ts";
import { WorkerName } from "./worker-name.tsx";

/** The first two cells of a worker's row in a small table: who it is, and their status. */
export function WorkerCells({ worker }: { worker: WorkerRow }) {
  const t = useTranslations("workers");
  return (
    <>
      <TableCell heading>
        <WorkerName worker={worker} />
      </TableCell>
      <TableCell>
        {worker.status && <StatusLight tone={toneOf[worker.status]}>{t(`status:${worker.status}`)}</StatusLight>}
      </TableCell>
    </>
  );
}
