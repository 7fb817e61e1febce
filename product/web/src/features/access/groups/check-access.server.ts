/** Answers "could this person see this field of that record?" with every way that leads to yes. */
import { pathsTo, grantPaths, type GrantPath } from "@product/domain/permissions/explain";
import { permissionForField, type RecordKind } from "@product/domain/permissions/fields";
import type { Actor } from "@product/domain/actor";
import type { Permission } from "@product/domain/permissions/catalogue";
import { placeFrom, type Place } from "@product/domain/permissions/grants";
import { accountOf, membershipsOf, type GivenMembership } from "#features/access/account/queries.server.ts";
import { isColleagueSeen, secondFactorOf } from "./queries.server.ts";
import { workerCalled } from "./workers-called.server.ts";

type Question = { person?: string | undefined; field?: string | undefined; record?: string | undefined };

export type Verdict = {
  name: string;
  permission: Permission;
  answer: "yes" | "somewhere" | "no";
  paths: GrantPath<GivenMembership["group"]>[];
  owesStep: boolean;
};

/** Only about people whom the reader sees. */
export async function checkAccess(actor: Actor, { person, field, record }: Question): Promise<Verdict | undefined> {
  const [kind, name] = field?.split(".") ?? [];
  const permission = kind && name ? permissionForField(kind as RecordKind, name) : undefined;
  if (!person || !permission) return undefined;
  if (!(await isColleagueSeen(actor, person))) return undefined;
  const place = record ? await placeOfRecord(actor, record) : undefined;
  if (record && !place) return undefined;
  const [account, memberships, hasSecondFactor] = await Promise.all([
    accountOf(person),
    membershipsOf(person),
    secondFactorOf(person),
  ]);
  if (!account) return undefined;
  const ways = grantPaths(memberships, permission);
  const paths = place ? pathsTo(memberships, permission, place) : ways;
  const isEverywhere = ways.some(({ scope }) => scope === "all");
  return {
    name: account.name,
    permission,
    answer: paths.length === 0 ? "no" : place || isEverywhere ? "yes" : "somewhere",
    paths,
    owesStep:
      !hasSecondFactor && (account.secondFactorRequired || memberships.some(({ group }) => group.secondFactorRequired)),
  };
}

/** Where a colleague works, or the company of a worker; only of those whom the reader sees. */
async function placeOfRecord(actor: Actor, id: string): Promise<Place | undefined> {
  const worker = await workerCalled(actor, id);
  if (worker) return { entity: worker.entity };
  if (!(await isColleagueSeen(actor, id))) return undefined;
  return placeFrom((await membershipsOf(id)).map(({ scope }) => scope));
}
