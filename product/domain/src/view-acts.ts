/** What is done to the views of the list of workers that people keep; acts.ts holds all acts together. */
import type { Permission } from "./permissions/catalogue.ts";
import type { Place } from "./permissions/grants.ts";

export const viewActs = {
  "view.create": onView("worker.view"),
  "view.edit": onView("worker.view"),
  "view.delete": onView("worker.view"),
  // What others read as well is changed by whoever may change lists for others, wherever they are.
  "view.share": onShared(),
  "view.edit-shared": onShared(),
  "view.delete-shared": onShared(),
};

/** A view is its owner's, and lies wherever they see workers. */
type View = { id: string; place: Place };

function onView(needs: Permission) {
  return {
    needs,
    subject: "view",
    id: (view: View) => view.id,
    place: (view: View): Place => view.place,
    tells: "changes" as const,
  };
}

function onShared() {
  return { ...onView("list.edit"), place: (): Place => ({}) };
}
