import { Refused } from "@product/domain/refusals";
import { actorWho, requestContext } from "#request/context.ts";
import { mayAtAll } from "@product/domain/actor";
import { failure } from "#request/failures.ts";
import { pageAddress } from "#request/page-address.ts";
import type { Route } from "./+types/export.route";
import { workerExtract } from "./export.server.ts";
import { seesPhones } from "./queries.server.ts";
import { viewIn } from "./schema.ts";
import { fileAnswer } from "./share/worker-file.ts";
import { filterOf } from "./view-filter.ts";

export const handle = { needs: "worker.view", alsoNeeds: "worker.export" };

/** The list as it is filtered, as a file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = actorWho("worker.view", context);
  if (!mayAtAll(actor, "worker.export")) throw failure("notPermitted");
  const { id, locale } = context.get(requestContext);
  const showsPhones = seesPhones(actor);
  const filter = filterOf(viewIn(pageAddress(request)), showsPhones);
  const lines = await workerExtract({ ...actor, request: { id } }, filter, locale, showsPhones).catch((error) => {
    // Whoever looks through another's eyes takes nothing along.
    throw error instanceof Refused ? failure("notPermitted") : error;
  });
  return fileAnswer(lines, locale === "es" ? "trabajadores" : "workers");
}
