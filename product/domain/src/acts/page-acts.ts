/** Acts on public pages; acts.ts holds all acts together. */
import type { Permission } from "@product/domain/permissions/catalogue";
import type { Place } from "@product/domain/permissions/grants";

export const pageActs = {
  "page.create": onPage("page.create"),
  "page.edit": onPage("page.edit"),
  "page.keep-draft": { ...onPage("page.edit"), audits: "fact" as const },
  "page.drop-draft": { ...onPage("page.edit"), audits: "fact" as const },
  "page.send": onPage("page.edit"),
  "page.send-back": onPage("page.publish"),
  "page.schedule": onPage("page.publish"),
  "page.unschedule": onPage("page.publish"),
  "page.publish": onPage("page.publish"),
  "page.mark-checked": { ...onPage("page.publish"), audits: "fact" as const },
  "page.archive": onPage("page.delete"),
  "page.restore": onPage("page.delete"),
  "menu.save": onMenu(),
  "menu.move": onMenu(),
  "menu.delete": onMenu(),
  "media.add": onPicture("media.create"),
  "media.crop": onPicture("media.create"),
  "media.delete": onPicture("media.delete"),
};

/** A menu's links are public at once. */
function onMenu() {
  return {
    needs: "page.publish" as Permission,
    subject: "menu",
    id: (link: { id: string }) => link.id,
    place: (): Place => ({}),
    audits: "changes" as const,
  };
}

function onPicture(needs: Permission) {
  return {
    needs,
    subject: "media",
    id: (picture: { name: string }) => picture.name,
    place: (): Place => ({}),
    audits: "changes" as const,
  };
}

function onPage(needs: Permission) {
  return {
    needs,
    subject: "page",
    id: (page: { slug: string }) => page.slug,
    place: (): Place => ({}),
    audits: "changes" as const,
  };
}
