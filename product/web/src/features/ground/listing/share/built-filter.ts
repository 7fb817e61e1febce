import type { ListKind } from "@product/domain/filters/list-kind";
import { draftIn } from "#features/ground/filters/share/draft-address.ts";
import { edited } from "#features/ground/filters/share/draft-edits.ts";
import { filterFrom } from "#features/ground/filters/share/draft.ts";

/** The builder's form in the address: what is being built, or the filter that it has become. */
export function builtIn(kind: ListKind, { searchParams }: URL, fields: readonly string[]) {
  const sent = draftIn(searchParams, kind.fields);
  if (!sent) return undefined;
  const actionName = searchParams.get("do") ?? "apply";
  if (actionName !== "apply") return { draft: edited(sent, actionName, fields[0]!, kind.fields) };
  const outcome = filterFrom(sent, kind.fields);
  return "filter" in outcome ? outcome : { draft: sent, ...outcome };
}
