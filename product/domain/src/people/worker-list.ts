/** How workers are listed: by what, in which order, and what stands beside the name. */
import { operators, type Condition, type Operator } from "@product/domain/filters/filter";
import type { ListKind } from "@product/domain/filters/list-kind";
import { workerFields } from "@product/domain/filters/worker-fields";
import { usualColumns, workerColumnKeys, workerOrders } from "./worker-columns.ts";
import { listedStatuses, workerTypes } from "./workers.ts";

export const workerList = {
  record: "worker",
  needs: "worker.view",
  within: "entity",
  fields: workerFields,
  columns: workerColumnKeys,
  usualColumns,
  orders: workerOrders,
  short: {
    status: oneOf("status", listedStatuses),
    /** Condition on today's clearance. */
    clearance: (value) =>
      (operators.clearance as readonly string[]).includes(value)
        ? { field: "clearance", op: value as Operator, values: [0, 0] }
        : undefined,
    role: (value) => ({ field: "roles", op: "any", values: [value] }),
    town: (value) => ({ field: "town", op: "contains", values: [value] }),
    tag: (value) => ({ field: "tags", op: "any", values: [value] }),
    type: oneOf("workerType", workerTypes),
    entity: (value) => (isId.test(value) ? { field: "entity", op: "in", values: [value] } : undefined),
  },
} as const satisfies ListKind;

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function oneOf(field: string, values: readonly string[]) {
  return (value: string): Condition | undefined =>
    values.includes(value) ? { field, op: "in", values: [value] } : undefined;
}
