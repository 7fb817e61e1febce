import { redirect, redirectDocument } from "react-router";
import { z } from "zod";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { failure } from "#request/failures.ts";
import { loginAddress } from "#request/addresses/landing.ts";
import { localPath } from "#request/addresses/local-path.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { readForm } from "#request/forms/read-form.ts";
import { sessionContext } from "#request/session.ts";
import type { Route } from "./+types/logout.route";

export const handle = { needs: "public" };

const logoutForm = z.object({
  scope: z.enum(["local", "global", "others"]).default("local"),
  next: z.string().optional(),
});

/**
 * Ends this session, or with `scope` all of them or all others. As a new document: nothing of the person stays behind. `next` is
 * where whoever signs in afterwards goes on.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const { data } = logoutForm.safeParse(Object.fromEntries(await readForm("anyone", request, logoutForm)));
  if (!data) throw failure("notUnderstood");
  const { error } = await context.get(sessionContext).client().auth.signOut({ scope: data.scope });
  // Sign-out must be true when the page says so: if the service could not be reached, the session is still there.
  if (error) throw failure("away");
  return redirectDocument(loginAddress(localeIn(request), localPath(data.next)), 303);
}

/** A pass that the browser shows without a net goes with the session. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const kept = "caches" in globalThis ? await caches.keys() : [];
  await Promise.all(kept.filter((name) => name.endsWith("/workerpass")).map((name) => caches.delete(name)));
  return serverAction();
}

/** An address that someone typed or kept signs nobody out. */
export const loader = ({ request }: Route.LoaderArgs) => redirect(inLocale("/", localeIn(request)));

const localeIn = (request: Request) => localeOf(pageAddress(request).pathname);
