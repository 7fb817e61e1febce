/** Acts on lists of workers; acts.ts holds all acts together. */
import { clearing } from "@product/domain/acts/deciding";
import type { Permission } from "@product/domain/permissions/catalogue";
import type { Place } from "@product/domain/permissions/grants";

export const listActs = {
  "list.create": onList("list.create"),
  "list.edit": clearing(onList("list.edit")),
  "list.archive": clearing(onList("list.delete")),
  "list.restore": clearing(onList("list.delete")),
  // How many there were and are; who they are, each member's own row tells.
  "list.add-members": clearing(onList("list.edit")),
  "list.remove-members": clearing(onList("list.edit")),
  "list.keep": { ...onList("list.edit"), audits: "fact" },
  "list.export": { ...onList("list.export"), audits: "fact" },
} as const;

/** Whom a client takes, or does not, is a matter of that client; every other list lies nowhere. */
function onList(needs: Permission) {
  return {
    needs,
    subject: "list",
    id: (list: { id: string; clientId: string | null }) => list.id,
    place: ({ clientId }: { clientId: string | null }): Place => (clientId ? { client: clientId } : {}),
    audits: "changes",
  } as const;
}
