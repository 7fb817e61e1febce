import { expect, test } from "vitest";
import type { Grant } from "./grants.ts";
import { fieldClasses } from "./field-classes.ts";
import { permissionForField, recordKinds, records, visibleFields } from "./fields.ts";

const seesStaff: Grant = { permission: "staff.view", scope: "all" };
const seesContactsAtTheGala: Grant = { permission: "staff.view.contact", scope: { kind: "event", id: "gala" } };
const paula = { id: "p", name: "Paula", email: "paula@example.test", phone: "+34600000000", passwordHash: "…" };

test("what one may not see is not there at all, and what nobody declared never is", () => {
  expect(visibleFields([seesStaff], "staff", {}, paula)).toEqual({ id: "p", name: "Paula" });
  expect(visibleFields([], "staff", {}, paula)).toEqual({ id: "p" });
});

test("a class that is shown at one event is shown for records of that event", () => {
  const grants = [seesStaff, seesContactsAtTheGala];
  expect(visibleFields(grants, "staff", { event: ["gala"] }, paula)).toHaveProperty("email", "paula@example.test");
  expect(visibleFields(grants, "staff", { event: ["fair"] }, paula)).not.toHaveProperty("email");
});

test("every field has a class, and every class of a record a permission that shows it", () => {
  for (const kind of recordKinds)
    for (const [field, fieldClass] of Object.entries(records[kind].fields)) {
      expect(fieldClasses).toContain(fieldClass);
      expect(permissionForField(kind, field)).toBeDefined();
    }
  expect(permissionForField("staff", "constructor")).toBeUndefined();
});
