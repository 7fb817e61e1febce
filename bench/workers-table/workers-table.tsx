import type { WorkerRow } from "./rows.ts";

/** The list of workers as the back office shows it. Cells get their looks from the table: a class on each would be written two thousand times. */
export const WorkersTable = ({ workers }: { workers: readonly WorkerRow[] }) => (
  <main>
    <title>Workers - Cuadrante</title>
    <h1>Workers</h1>
    <table className="workers">
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{workers.map(workerRow)}</tbody>
    </table>
  </main>
);

const columns = ["Name", "Status", "Reason", "Roles", "Town", "Phone", "Next shift", "Hours", "Last worked"];
const statusWords = { green: "Cleared", amber: "Ends soon", red: "Not cleared" };

const workerRow = (worker: WorkerRow) => (
  <tr key={worker.id}>
    <td>
      <span>{worker.initials}</span>
      <a href={`/admin/workers/${worker.id}`}>{worker.name}</a>
      <small>{worker.code}</small>
    </td>
    <td className={worker.light}>{statusWords[worker.light]}</td>
    <td>{worker.reason}</td>
    <td>{worker.roles}</td>
    <td>{worker.town}</td>
    <td>{worker.phone}</td>
    <td>{worker.nextShift}</td>
    <td>{worker.hours}</td>
    <td>{worker.lastWorked}</td>
  </tr>
);
