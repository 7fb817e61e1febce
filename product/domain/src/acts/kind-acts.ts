/** Acts on any kind of record that a company sets up once. */
import { kindNames, kinds, type Kind } from "@product/domain/company/kinds";
import type { Permission } from "@product/domain/permissions/catalogue";
import type { Place } from "@product/domain/permissions/grants";

export const kindActions = ["create", "edit", "archive", "restore"] as const;
export type KindAction = (typeof kindActions)[number];

type KindAct = {
  needs: Permission;
  subject: string;
  id: (record: { id: string }) => string;
  place: (record: { id: string }) => Place;
  audits: "changes";
};

const neededFor = (kind: Kind, actionName: KindAction) =>
  kinds[kind].needs[actionName === "restore" ? "archive" : actionName];

export const kindActs = Object.fromEntries(
  kindNames.flatMap((kind) =>
    kindActions.map((actionName): [string, KindAct] => [
      `${kind}.${actionName}`,
      {
        needs: neededFor(kind, actionName),
        subject: kind,
        id: ({ id }) => id,
        place: ({ id }) => ("isPlace" in kinds[kind] ? { [kind]: id } : {}),
        audits: "changes",
      },
    ]),
  ),
) as Record<`${Kind}.${KindAction}`, KindAct>;
