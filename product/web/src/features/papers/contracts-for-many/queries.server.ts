import { isPermitted, type Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import type { LeftWithout } from "@product/domain/papers/contracts-for-many";
import { database } from "@product/database/client";
import { chosenBy } from "#features/people/bulk-changes/queries.server.ts";
import { memberPage } from "#features/people/list-members/queries.server.ts";
import { listWith } from "#features/people/lists/queries.server.ts";
import { owedBy } from "#features/papers/onboarding/queries.server.ts";
import { proposalsFor, type Asked } from "./proposals.server.ts";

const namesShown = 20;

/** Workers who would get a contract, and those who would not by reason, with enough names to recognise them. */
export async function contractsPreview(actor: Actor, ids: readonly string[], choices: Asked) {
  const chosen = await chosenBy(actor, { ids });
  const proposals = await proposalsFor(
    database,
    actor,
    chosen.map(({ id }) => id),
    choices,
    { warns: true },
  );
  const recipients = chosen.flatMap((worker) => {
    const proposal = proposals.get(worker.id);
    return proposal && "form" in proposal ? [{ ...worker, ...proposal }] : [];
  });
  const warned = recipients.flatMap((recipient) => recipient.warnings.map((warning) => ({ ...recipient, warning })));
  const unwarned = recipients.filter(({ warnings }) => warnings.length === 0);
  const without = chosen.flatMap((worker) => {
    const proposal = proposals.get(worker.id) ?? { reason: "status" as const };
    return "form" in proposal ? [] : [{ ...worker, without: proposal }];
  });
  const named = (all: readonly { name: string }[]) => ({
    count: all.length,
    names: all.slice(0, namesShown).map(({ name }) => name),
  });
  const owing = [];
  if (choices.send && choices.isOneLink)
    for (const recipient of recipients)
      if (recipient.waits || (await owedBy(actor, recipient)).isOwing) owing.push(recipient);
  const groups = Map.groupBy(without, ({ without: { reason, missing } }) => `${reason} ${missing?.en ?? ""}`);
  return {
    recipients: named(recipients),
    /** Workers who get the one link that asks for everything missing. */
    owing: named(owing),
    leftOut: [...groups.values()].map((those) => ({ ...(those[0]!.without satisfies LeftWithout), ...named(those) })),
    warned: [...Map.groupBy(warned, ({ warning }) => warning)].map(([warning, those]) => ({
      warning,
      ...named(those),
    })),
    workers: idsOf(recipients),
    unwarned: { count: unwarned.length, workers: idsOf(unwarned) },
  };
}
const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id).join(",");
export type ContractsPreview = Awaited<ReturnType<typeof contractsPreview>>;

/** Those in a list whom the reader sees, at most so many; nobody where they may not see the list. */
export async function membersOf(actor: Actor, listId: string, locale: Locale, most: number): Promise<string[]> {
  const list = isPermitted(actor, "list.view") ? await listWith(actor, listId) : undefined;
  const page = list && (await memberPage(actor, list, locale, {}, most));
  return page?.rows.map(({ id }) => id) ?? [];
}
