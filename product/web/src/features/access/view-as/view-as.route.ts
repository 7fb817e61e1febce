import { redirect, redirectDocument } from "react-router";
import { z } from "zod";
import { NotPermitted } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { actorContext, notPermitted } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { readForm } from "#request/forms/read-form.ts";
import { routeMiddleware } from "#request/route-middleware.ts";
import { sessionContext } from "#request/session.ts";
import type { Route } from "./+types/view-as.route";
import { startViewing, stopViewing } from "./commands.server.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "authenticated" };

export const middleware = [routeMiddleware("authenticated")];

const viewForm = z.object({ userId: z.uuid().optional() });

/** With a person it begins, without one it ends. As a new document: what the browser knew of permissions is no longer so. */
export async function action({ context, request }: Route.ActionArgs) {
  const { signedIn } = context.get(sessionContext);
  if (!signedIn) throw failure("notUnderstood");
  const { sessionId } = signedIn;
  const { data } = viewForm.safeParse(Object.fromEntries(await readForm(signedIn, request, viewForm)));
  if (!data) throw failure("notUnderstood");
  const locale = localeOf(pageAddress(request).pathname);
  const { userId } = data;
  if (!userId) {
    await stopViewing(context.get(actorContext), sessionId);
    return redirectDocument(inLocale("/admin/staff", locale), 303);
  }
  try {
    await startViewing(requirePermission(context, "staff.impersonate"), { userId, sessionId });
  } catch (error) {
    if (error instanceof Refused)
      return redirect(inLocale(`/admin/staff/${userId}?refused=${error.refusals[0]!.code}`, locale), 303);
    if (error instanceof NotPermitted) throw notPermitted(error.signedIn);
    throw error;
  }
  return redirectDocument(inLocale("/admin", locale), 303);
}

/** An address that someone typed or kept changes nothing. */
export const loader = ({ request }: Route.LoaderArgs) =>
  redirect(inLocale("/admin", localeOf(pageAddress(request).pathname)));
