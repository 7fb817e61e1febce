/** The slice of a kind, made from its declaration: its card in the settings, and its sentences in the audit. */
import { kindActions, type KindAction } from "@product/domain/acts/kind-acts";
import { kindWords, type Words } from "@product/domain/company/kind-words";
import { kindAddress, kinds, type Kind } from "@product/domain/company/kinds";
import type { Slice } from "#request/slices/slice.ts";
import { countOf } from "#features/ground/master-data/queries.server.ts";

const done: Record<KindAction, (a: Words) => Words> = {
  create: (a) => ({ en: `Added ${a.en}`, es: `Ha añadido ${a.es}` }),
  edit: (a) => ({ en: `Edited ${a.en}`, es: `Ha editado ${a.es}` }),
  archive: (a) => ({ en: `Archived ${a.en}`, es: `Ha archivado ${a.es}` }),
  restore: (a) => ({ en: `Restored ${a.en}`, es: `Ha recuperado ${a.es}` }),
};

export function contributionsOf(kind: Kind) {
  const { group, address, needs } = kinds[kind];
  const { title, text, one: singular, a } = kindWords[kind];
  const card = { group, title, text, at: kindAddress(kind), needs: needs.view, count: countOf(kind) };
  return {
    settings: { [address.split("/").at(-1)!]: card },
    acts: Object.fromEntries(kindActions.map((actionName) => [`${kind}.${actionName}`, done[actionName](a)])),
    records: { [kind]: singular },
  } satisfies Slice;
}
