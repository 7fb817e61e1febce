import { expect, test } from "vitest";
import { explain } from "./explain.ts";
import type { Filter } from "./filter.ts";
import { workerFields } from "./worker-fields.ts";

const active: Filter = { field: "status", op: "in", values: ["active"] };
const inBilbao: Filter = { field: "town", op: "is", values: ["Bilbao"] };
const nights: Filter = { field: "tags", op: "any", values: ["night"] };

test("a clearance is told by its verdict on the days asked about", () => {
  const canWork: Filter = { field: "clearance", op: "can", values: [0, 7] };
  const clearance = [{ role: null, from: "2026-11-20", until: "9999-12-31", verdict: "BLOCK" as const }];
  expect(explain(canWork, { clearance }, workerFields, "2026-11-15")).toEqual({
    holds: false,
    condition: canWork,
    value: "BLOCK",
  });
});

test("each part of a filter tells whether it holds, and each condition what it met", () => {
  const record = { status: "active", town: "Getxo", tags: [] };
  const filter: Filter = { and: [active, { or: [inBilbao, { not: nights }] }] };
  expect(explain(filter, record, workerFields, "2026-11-15")).toEqual({
    holds: true,
    join: "and",
    parts: [
      { holds: true, condition: active, value: "active" },
      {
        holds: true,
        join: "or",
        parts: [
          { holds: false, condition: inBilbao, value: "Getxo" },
          { holds: true, join: "not", parts: [{ holds: false, condition: nights, value: [] }] },
        ],
      },
    ],
  });
});
