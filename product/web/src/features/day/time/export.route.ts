import { NotPermitted } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { usualZone } from "@product/domain/time/zone";
import { dayAt } from "@product/domain/time/zoned";
import { fileAnswer } from "#features/people/workers/share/worker-file.ts";
import { clockNow } from "#request/clock.ts";
import { notPermitted, requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/page-address.ts";
import { insist } from "#request/who-may.ts";
import type { Route } from "./+types/export.route";
import { daysOf } from "./queries.server.ts";
import { exportRegister } from "./register-file.server.ts";
import { registerLines } from "./register-lines.ts";
import { timeQuery } from "./schema.ts";

export const handle = { needs: "time.export" };

/** Only a form brings the file: a link could be followed by a machine, and each export is written down. */
export const loader = ({ context, request }: Route.LoaderArgs) => {
  insist(context, "time.export");
  throw pageNotFound(pageAddress(request).pathname);
};

export async function action({ context, request }: Route.ActionArgs) {
  const actor = insist(context, "time.export");
  const { locale } = context.get(requestContext);
  const now = clockNow();
  const query = timeQuery.parse(Object.fromEntries(pageAddress(request).searchParams));
  try {
    const { name, pieces } = await exportRegister(actor, daysOf(query, dayAt(now, usualZone)), locale, now);
    return fileAnswer(registerLines(pieces, locale), name);
  } catch (error) {
    if (error instanceof NotPermitted) throw notPermitted(error.signedIn);
    // Who looks as a colleague sees it does nothing in their name.
    if (error instanceof Refused) throw notPermitted(true);
    throw error;
  }
}
