import { workerFields } from "@product/domain/filters/worker-fields";
import { filterFrom } from "#features/ground/filters/share/draft.ts";
import { draftIn } from "#features/ground/filters/share/draft-address.ts";
import { edited } from "#features/ground/filters/share/draft-edits.ts";
import { emptyView, type ShownView } from "./share/shown-view.ts";

/** The builder's form in the address: what is being built, or the filter that it has become. */
export function builtIn({ searchParams }: URL, fields: readonly string[]) {
  const sent = draftIn(searchParams, workerFields);
  if (!sent) return undefined;
  const deed = searchParams.get("do") ?? "apply";
  if (deed !== "apply") return { draft: edited(sent, deed, fields[0]!, workerFields) };
  const outcome = filterFrom(sent, workerFields);
  return "filter" in outcome ? outcome : { draft: sent, ...outcome };
}

/** The same view without anything that filters, but for what is searched. */
export const unfiltered = (view: ShownView): ShownView => {
  const { q, sort, columns, density, layout, view: saved } = view;
  return { ...emptyView, q, sort, columns, density, layout, view: saved };
};
