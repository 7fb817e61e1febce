/**
 * The class of each field of a record, and the permission that shows that class. A value that the reader may not see is
 * not sent at all.
 */
import { classesByTrail } from "@product/domain/people/field-rows";
import { workerFieldRows } from "@product/domain/people/worker-field-rows";
import type { Permission } from "./catalogue.ts";
import type { FieldClass } from "./field-classes.ts";
import { holdsAt, type Grant, type Place } from "./grants.ts";

type RecordFields = { shownBy: Partial<Record<FieldClass, Permission>>; fields: Record<string, FieldClass> };

export const records = {
  staff: {
    shownBy: { basic: "staff.view", contact: "staff.view.contact" },
    fields: {
      name: "basic",
      language: "basic",
      timeZone: "basic",
      colourMode: "basic",
      state: "basic",
      groups: "basic",
      permissions: "basic",
      secondFactor: "basic",
      invitedAt: "basic",
      invitedBy: "basic",
      joinedAt: "basic",
      lastSeen: "basic",
      deactivatedAt: "basic",
      email: "contact",
      phone: "contact",
      sessions: "contact",
    },
  },
  worker: {
    shownBy: {
      basic: "worker.view",
      contact: "worker.view.contact",
      identity: "identity.view",
      pay: "pay.view",
      "health-fitness": "document.view.health-fitness",
      "notes-private": "worker.view.notes-private",
      incident: "incident.view",
    },
    fields: {
      name: "basic",
      code: "basic",
      picture: "basic",
      status: "basic",
      roles: "basic",
      tags: "basic",
      entity: "basic",
      createdAt: "basic",
      ...classesByTrail(workerFieldRows),
      source: "basic",
      statusReason: "basic",
      statusUntil: "basic",
      statusSince: "basic",
      availability: "basic",
      adult: "basic",
      mergedInto: "basic",
      version: "basic",
      contractCompany: "basic",
      contractType: "basic",
      contractState: "basic",
      contractFirstDay: "basic",
      contractLastDay: "basic",
      contractPercentage: "basic",
      contractWeeklyHours: "basic",
      contractConvenio: "basic",
      contractCategory: "basic",
      contractComplementaryHours: "basic",
      contractCause: "basic",
      contractCauseDetail: "basic",
      contractActivityPeriod: "basic",
      contractHoursDistribution: "basic",
      contractTemplate: "basic",
      contractRate: "pay",
      calledOn: "basic",
      altaOn: "basic",
      altaReference: "pay",
      bajaOn: "basic",
      bajaReference: "pay",
      lookReason: "basic",
      lookText: "basic",
      fitness: "health-fitness",
      notes: "notes-private",
      incidents: "incident",
    },
  },
  application: {
    shownBy: { basic: "submission.view" },
    fields: { name: "basic", form: "basic", state: "basic", dates: "basic", roles: "basic" },
  },
  event: {
    shownBy: { basic: "event.view", pay: "pay.view" },
    fields: {
      title: "basic",
      code: "basic",
      status: "basic",
      dates: "basic",
      client: "basic",
      venue: "basic",
      slots: "basic",
      managers: "basic",
      rates: "pay",
    },
  },
} as const satisfies Record<string, RecordFields>;

export type RecordKind = keyof typeof records;
export type FieldOf<K extends RecordKind> = keyof (typeof records)[K]["fields"] & string;

export const recordKinds = Object.keys(records) as RecordKind[];

export function permissionForField(kind: RecordKind, field: string): Permission | undefined {
  const { fields, shownBy }: RecordFields = records[kind];
  const fieldClass = Object.hasOwn(fields, field) ? fields[field] : undefined;
  return fieldClass && shownBy[fieldClass];
}

/** The fields that these grants show of any record at a place: for many rows, found out once. */
export const fieldsShownAt = (grants: readonly Grant[], kind: RecordKind, place: Place): ReadonlySet<string> =>
  new Set(
    Object.keys(records[kind].fields).filter((field) => {
      const needed = permissionForField(kind, field);
      return needed !== undefined && holdsAt(grants, needed, place);
    }),
  );

/** The record without the fields whose class these grants do not show at its place. A field that nobody declared stays home. */
export function visibleFields<Row extends object>(
  grants: readonly Grant[],
  kind: RecordKind,
  place: Place,
  row: Row,
): { id: string } & Partial<Row> {
  const isShown = ([field]: [string, unknown]) => {
    const needed = permissionForField(kind, field);
    return field === "id" || (needed !== undefined && holdsAt(grants, needed, place));
  };
  return Object.fromEntries(Object.entries(row).filter(isShown)) as { id: string } & Partial<Row>;
}
