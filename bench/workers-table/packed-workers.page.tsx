/** The page under test. Only the benchmark build has it. */
import { packRows, unpackRows } from "@product/web/request/packed-rows";
import { inventWorkers } from "./rows.ts";
import { WorkersTable } from "./workers-table.tsx";

export const handle = { needs: "public" };

const workers = inventWorkers(200);

export const loader = () => ({ workers: packRows(workers) });

export default function PackedWorkersPage({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  return <WorkersTable workers={unpackRows(loaderData.workers)} />;
}
