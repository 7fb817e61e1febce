/** What is done to groups; acts.ts holds all acts together. */
import type { Permission } from "@product/domain/permissions/catalogue";
import type { Place } from "@product/domain/permissions/grants";

export const groupActs = {
  "group.create": onGroup("group.create", "changes"),
  "group.edit": onGroup("group.edit", "changes"),
  "group.set-dashboard": onGroup("group.edit", "changes"),
  "group.archive": onGroup("group.delete", "changes"),
  "group.restore": onGroup("group.delete", "changes"),
  // What a release adds to a template: written about the owners' group, which has it at once, and about each that follows.
  "group.new-permissions": onGroup("group.edit", "fact"),
  "group.follow-template": onGroup("group.edit", "changes"),
  "group.accept-permissions": onGroup("group.edit", "changes"),
  "group.dismiss-permissions": onGroup("group.edit", "fact"),
  // Written beside the act on the person, so that a group's history tells who came and went.
  "group.members": onGroup("staff.edit", "fact"),
};

function onGroup(needs: Permission, tells: "changes" | "fact") {
  return { needs, subject: "group", id: (group: { id: string }) => group.id, place: (): Place => ({}), tells };
}
