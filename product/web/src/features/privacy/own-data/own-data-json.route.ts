import { theSystem } from "@product/domain/actor";
import { isProven } from "#features/day/my-hours/commands.server.ts";
import { isPassBlocked, passHolder } from "#features/day/pass/queries.server.ts";
import { exportPerson } from "#features/privacy/subject-data/commands.server.ts";
import type { Locale } from "@product/domain/locales";
import { actorContext, requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { readServiceAccount } from "#request/ports/account-service.ts";
import { mailboxContext } from "#request/ports/mailbox.ts";
import { sessionContext } from "#request/session.ts";
import type { Route } from "./+types/own-data-json.route";
import { messages } from "./messages.ts";

export const handle = { needs: "public" };

/** Everything that is held of the holder of a pass, for whoever has shown that they are the one. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const holder = await passHolder(request, actor);
  if (!holder && (await isPassBlocked(request, actor))) return saidInWords(context.get(requestContext).locale);
  if (!holder || !(await isProven(request, actor, holder))) throw pageNotFound(pageAddress(request).pathname);
  const { admin } = context.get(sessionContext);
  const personData = await exportPerson(theSystem, holder.workerId, context.get(mailboxContext), (userId) =>
    readServiceAccount(admin(), userId),
  );
  return new Response(JSON.stringify(personData, undefined, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${personData.worker.code}.json"`,
      "Cache-Control": "no-store",
    },
  });
}

const saidInWords = (locale: Locale) =>
  new Response(messages.blocked[locale], {
    status: 403,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
