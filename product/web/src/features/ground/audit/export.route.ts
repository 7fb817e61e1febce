import { clockNow } from "#request/clock.ts";
import { NotPermitted } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { notPermitted, requestContext } from "#request/context.ts";
import { failure, pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/export.route";
import { auditorIn } from "./auditor.ts";
import { exportAudit } from "./commands.server.ts";
import { timeZoneOf } from "./queries.server.ts";
import { askedIn } from "./schema.ts";

export const handle = { needs: "audit.export" };

/** Only a form brings the file: a link could be followed by a machine, and each export is written down. */
export const loader = ({ context, request }: Route.LoaderArgs) => {
  auditorIn(context, "audit.export");
  throw pageNotFound(pageAddress(request).pathname);
};

/** The acts that the list shows under this filter, and all older ones, as a file that is sent while it is read. */
export async function action({ context, request }: Route.ActionArgs) {
  const { actor, actorId, seesWorkers } = auditorIn(context, "audit.export");
  const { locale } = context.get(requestContext);
  const { filter } = askedIn(pageAddress(request).searchParams);
  if (!filter) throw failure("notUnderstood");
  try {
    const timeZone = await timeZoneOf(actor);
    const asking = { actorId, timeZone, seesWorkers };
    const { name, lines } = await exportAudit(actor, filter, asking, locale, clockNow());
    return new Response(streamOf(lines), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${name}"`,
      },
    });
  } catch (error) {
    if (error instanceof NotPermitted) throw notPermitted(error.signedIn);
    // While viewing as a colleague, a person does nothing in that colleague's name.
    if (error instanceof Refused) throw notPermitted(true);
    throw error;
  }
}

const utf8 = new TextEncoder();

/** Reads on only as fast as it is sent, and stops when nobody listens any more. */
const streamOf = (lines: AsyncGenerator<string, void>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(utf8.encode(value));
    },
    async cancel() {
      await lines.return();
    },
  });
