/** The same page as React Router's documentation would have it: the loader returns the rows as they are. */
import { inventWorkers } from "./rows.ts";
import { WorkersTable } from "./workers-table.tsx";

export const handle = { needs: "public" };

const workers = inventWorkers(200);

export const loader = () => ({ workers });

export default function PlainWorkersPage({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  return <WorkersTable workers={loaderData.workers} />;
}
