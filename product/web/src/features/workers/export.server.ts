import type { Actor } from "@product/domain/actor";
import type { Filter } from "@product/domain/filters/filter";
import type { Locale } from "@product/domain/locales";
import { perform } from "#request/perform.ts";
import { entitiesOf, workerPage, type WorkerRow } from "./queries.server.ts";
import { workerLines } from "./share/worker-file.ts";

const perRead = 1000;

/** The rows of a view as lines of a file, read piece by piece so that memory stays flat. That it was made is written down first. */
export async function workerExtract(actor: Actor, filter: Filter, locale: Locale, seesPhones: boolean) {
  const scope = entitiesOf(actor, "worker.export");
  const name = `workers ${new Date().toISOString()}`;
  await perform(actor, "worker.export", async ({ on }) => {
    on({ name, place: scope === "all" ? {} : { entity: scope } });
  });
  const exported: Filter = scope === "all" ? filter : { and: [filter, { field: "entity", op: "in", values: scope }] };
  return workerLines(pieces(actor, exported, locale), locale, seesPhones);
}

async function* pieces(actor: Actor, filter: Filter, locale: Locale): AsyncGenerator<WorkerRow[]> {
  let after: string | undefined;
  for (;;) {
    const { rows, hasNext } = await workerPage(actor, filter, locale, { after }, perRead);
    yield rows;
    if (!hasNext) return;
    after = rows.at(-1)!.id;
  }
}
