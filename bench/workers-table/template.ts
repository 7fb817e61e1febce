import type { WorkerRow } from "./rows.ts";

/** The table of the page under test, written as a person would who has no framework: template literals, values escaped. */
export const workersTable = (workers: readonly WorkerRow[]): string =>
  `<table class="workers"><thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join("")}</tr></thead><tbody>${workers.map(workerRow).join("")}</tbody></table>`;

const columns = ["Name", "Status", "Reason", "Roles", "Town", "Phone", "Next shift", "Hours", "Last worked"];
const statusWords = { green: "Cleared", amber: "Ends soon", red: "Not cleared" };

const workerRow = (worker: WorkerRow) =>
  `<tr><td><span>${escaped(worker.initials)}</span><a href="/admin/workers/${escaped(worker.id)}">${escaped(worker.name)}</a><small>${escaped(worker.code)}</small></td><td class="${escaped(worker.light)}">${escaped(statusWords[worker.light])}</td><td>${escaped(worker.reason)}</td><td>${escaped(worker.roles)}</td><td>${escaped(worker.town)}</td><td>${escaped(worker.phone)}</td><td>${escaped(worker.nextShift)}</td><td>${escaped(worker.hours)}</td><td>${escaped(worker.lastWorked)}</td></tr>`;

// The same entities that React writes, so that both tables can be compared byte by byte.
const escaped = (text: string) => (/["&'<>]/.test(text) ? text.replace(/["&'<>]/g, (char) => entities[char]!) : text);
const entities: Record<string, string> = { '"': "&quot;", "&": "&amp;", "'": "&#x27;", "<": "&lt;", ">": "&gt;" };
