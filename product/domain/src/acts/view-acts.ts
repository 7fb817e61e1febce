/** Acts on the views that people keep of a list; acts.ts holds all acts together. */
import type { Place } from "@product/domain/permissions/grants";

export const viewActs = {
  "view.create": { ...onView(), needs: "self" as const },
  "view.edit": { ...onView(), needs: "self" as const },
  "view.delete": { ...onView(), needs: "self" as const },
  // A shared view can be changed by all who may change lists for others, regardless of place.
  "view.share": onShared(),
  "view.edit-shared": onShared(),
  "view.delete-shared": onShared(),
};

/** A view is its owner's. */
type View = { id: string; ownerId: string };

function onView() {
  return {
    subject: "view",
    id: (view: View) => view.id,
    owner: (view: View) => view.ownerId,
    place: (): Place => ({}),
    audits: "changes" as const,
  };
}

function onShared() {
  return { ...onView(), needs: "list.edit" as const };
}
