import { expect, test } from "vitest";
import type { Grant } from "@product/domain/permissions/grants";
import type { Filter } from "./filter.ts";
import { mayFilter } from "./may-filter.ts";
import { workerFields } from "./worker-fields.ts";

const bilbao = { kind: "entity", id: "bilbao" } as const;
const leeds = { kind: "entity", id: "leeds" } as const;
const view = (scope: Grant["scope"]): Grant => ({ permission: "worker.view", scope });
const contact = (scope: Grant["scope"]): Grant => ({ permission: "worker.view.contact", scope });
const inTown: Filter = { field: "town", op: "is", values: ["Bilbao"] };
const byPhone: Filter = { or: [inTown, { not: { field: "mobile", op: "starts", values: ["+34"] } }] };
const may = (filter: Filter, ...grants: Grant[]) => mayFilter(grants, "worker", filter, workerFields);

test("who does not see phones does not filter by them", () => {
  expect(may(inTown, view("all"))).toBe(true);
  expect(may(byPhone, view("all"))).toBe(false);
  expect(may(byPhone, view("all"), contact("all"))).toBe(true);
});

test("who sees phones in one place filters by them only if they see nobody elsewhere", () => {
  expect(may(byPhone, view(bilbao), contact(bilbao))).toBe(true);
  expect(may(byPhone, view(bilbao), view(leeds), contact(bilbao))).toBe(false);
  expect(may(byPhone, view("all"), contact(bilbao))).toBe(false);
});
