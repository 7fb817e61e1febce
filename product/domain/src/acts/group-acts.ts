/** Acts on groups; acts.ts holds all acts together. */
import type { Permission } from "@product/domain/permissions/catalogue";
import type { Place } from "@product/domain/permissions/grants";

export const groupActs = {
  "group.create": onGroup("group.create", "changes"),
  "group.edit": onGroup("group.edit", "changes"),
  "group.set-dashboard": onGroup("group.edit", "changes"),
  "group.archive": onGroup("group.delete", "changes"),
  "group.restore": onGroup("group.delete", "changes"),
  // Permissions that a release adds to a template: recorded for the owners' group, which has them at once, and for each
  // group that follows.
  "group.new-permissions": onGroup("group.edit", "fact"),
  "group.follow-template": onGroup("group.edit", "changes"),
  "group.accept-permissions": onGroup("group.edit", "changes"),
  "group.dismiss-permissions": onGroup("group.edit", "fact"),
  // Written beside the act on the person, so that a group's history tells who came and went.
  "group.members": onGroup("staff.edit", "fact"),
};

function onGroup(needs: Permission, audits: "changes" | "fact") {
  return { needs, subject: "group", id: (group: { id: string }) => group.id, place: (): Place => ({}), audits };
}
