import type { Actor } from "@product/domain/actor";
import { listReasonLength, type Combination } from "@product/domain/people/lists";
import { Refused } from "@product/domain/refusals";
import { putIn } from "#features/people/list-members/commands.server.ts";
import { makeList } from "#features/people/lists/commands.server.ts";
import { perform } from "#request/perform.ts";
import { combinedFilter, combinedMembers, listsToCombine } from "./queries.server.ts";
import type { CombineForm } from "#features/people/lists/schema.ts";

/** Makes one list of several: of the people whom they hold now, or of their filters. */
export const combineLists = (actor: Actor, { lists: ids, how, ...form }: CombineForm) =>
  perform(actor, "list.create", async ({ tx, now, recordChange }) => {
    const sources = await listsToCombine(actor, [...new Set(ids)]);
    if (!sources) throw new Refused({ code: "list.gone" });
    const filter = form.kind === "dynamic" ? combinedFilter(how, sources) : undefined;
    if (form.kind === "dynamic" && !filter) throw new Refused({ code: "list.too-much" });
    const { list, trail } = await makeList(tx, actor, { ...form, filter });
    const reason = sources
      .map(({ name }) => name)
      .join(signs[how])
      .slice(0, listReasonLength);
    const by = actor.kind === "person" ? actor.id : null;
    const members = filter
      ? undefined
      : await putIn(tx, list.id, combinedMembers(actor, how, sources), { by, at: now, reason });
    recordChange(list, undefined, { ...trail, ...(members === undefined ? {} : { members }) });
    return { id: list.id };
  });

/** Said the same in every language. */
const signs: Record<Combination, string> = { union: " ∪ ", intersection: " ∩ ", difference: " − " };
