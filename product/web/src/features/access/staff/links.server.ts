/** Links that let a colleague in, for those who pass them on where no mail leaves. */
import type { Actor } from "@product/domain/actor";
import { ownerKey } from "@product/domain/groups";
import type { Place } from "@product/domain/permissions/grants";
import { Refused } from "@product/domain/refusals";
import { perform } from "#request/perform.ts";
import { ensureMayActOn } from "./giving.server.ts";
import { personFor } from "./person.server.ts";
import type { VersionForm } from "./schema.ts";
import type { StaffService } from "./service.server.ts";

/** Beside the invitation stands that its link was seen by whoever sent it. */
export const recordInviteLink = (actor: Actor, record: { userId: string; place: Place }): Promise<void> =>
  perform(actor, "staff.invite-link", async ({ subject }) => void subject(record));

/** A link to choose another password. An owner gets in again at the server, where nobody can stand in for them. */
export async function makeResetLink(
  actor: Actor,
  userId: string,
  { version }: VersionForm,
  service: Pick<StaffService, "givesLinks" | "resetLink">,
): Promise<{ link: string | undefined }> {
  let link: string | undefined;
  await perform(actor, "staff.reset-link", async ({ tx, subject }) => {
    const { person, subject: record, theirMemberships } = await personFor(tx, userId, version);
    subject(record);
    if (actor.kind === "person" && actor.id === userId) throw new Refused({ code: "staff.yourself" });
    if (theirMemberships.some(({ key }) => key === ownerKey)) throw new Refused({ code: "staff.owner-at-server" });
    // The holder of the link can sign in as that person, so the actor must hold whatever the person holds.
    ensureMayActOn(actor, "staff.edit", theirMemberships);
    // Where mails leave, they ask for one themselves.
    if (!person.joinedAt || person.deactivatedAt || !service.givesLinks)
      throw new Refused({ code: "staff.changed-meanwhile" });
    // The answer within `perform` is kept with the form's key, and the link must not be.
    link = await service.resetLink(person.email, person.language);
    return { userId };
  });
  return { link };
}
