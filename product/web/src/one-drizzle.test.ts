import * as core from "drizzle-orm";
import { entityKind } from "drizzle-orm/entity";
import * as driver from "drizzle-orm/node-postgres";
import * as postgres from "drizzle-orm/pg-core";
import { expect, it } from "vitest";

// The bundle asks for kinds by `instanceof` alone (one-drizzle.ts).
it("has each kind of a part of a query as one class", () => {
  const exported: unknown[] = Object.values({ ...core, ...postgres, ...driver });
  const classes = new Set(exported.filter(isEntity));
  const named = Map.groupBy(classes, (each) => each[entityKind]);
  expect([...named].filter(([, all]) => all.length > 1).map(([kind]) => kind)).toEqual([]);
  expect(named.size).toBeGreaterThan(50);
});

type Entity = (new () => unknown) & { [entityKind]: string };
const isEntity = (value: unknown): value is Entity => typeof value === "function" && Object.hasOwn(value, entityKind);
