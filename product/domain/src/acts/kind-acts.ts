/** What can be done to any kind of record that a company sets up once. */
import { kindNames, kinds, type Kind } from "@product/domain/company/kinds";
import type { Permission } from "@product/domain/permissions/catalogue";
import type { Place } from "@product/domain/permissions/grants";

export const kindDeeds = ["create", "edit", "archive", "restore"] as const;
export type KindDeed = (typeof kindDeeds)[number];

type KindAct = {
  needs: Permission;
  subject: string;
  id: (record: { id: string }) => string;
  place: (record: { id: string }) => Place;
  tells: "changes";
};

const neededFor = (kind: Kind, deed: KindDeed) => kinds[kind].needs[deed === "restore" ? "archive" : deed];

export const kindActs = Object.fromEntries(
  kindNames.flatMap((kind) =>
    kindDeeds.map((deed): [string, KindAct] => [
      `${kind}.${deed}`,
      {
        needs: neededFor(kind, deed),
        subject: kind,
        id: ({ id }) => id,
        place: ({ id }) => ("isPlace" in kinds[kind] ? { [kind]: id } : {}),
        tells: "changes",
      },
    ]),
  ),
) as Record<`${Kind}.${KindDeed}`, KindAct>;
