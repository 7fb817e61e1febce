import { actorContext, requestContext } from "#request/context.ts";
import { readForm } from "#request/forms/read-form.ts";
import type { Route } from "./+types/punches.route";
import { passHolder } from "#features/day/pass/holder.server.ts";
import { takeKeptPunches } from "./kept-punches.server.ts";
import { punchesForm } from "#features/day/pass/schema.ts";

export const handle = { needs: "public" };

const headers = { "Cache-Control": "no-store" };

/**
 * Takes punches tapped on a phone, which forgets only those that the answer names. Without a valid pass the answer
 * names none.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const holder = await passHolder(request, context.get(actorContext));
  if (!holder) return Response.json([], { status: 401, headers });
  const sent = punchesForm.safeParse(Object.fromEntries(await readForm(holder, request, punchesForm)));
  if (!sent.success) return Response.json(null, { status: 422, headers });
  const { report } = context.get(requestContext);
  return Response.json(await takeKeptPunches(holder, sent.data.punches, report), { headers });
}
