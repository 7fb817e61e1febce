import { data } from "react-router";
import { authProblem, statusOf, type AuthProblem } from "#features/access/login/share/auth-errors.ts";
import { goOn, localeIn, wholeAddress } from "#features/access/login/share/go-on.ts";
import { inLocale } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { withNext } from "#request/addresses/landing.ts";
import { localPath } from "#request/addresses/local-path.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { readForm } from "#request/forms/read-form.ts";
import { sessionContext } from "#request/session.ts";
import type { Route } from "./+types/confirm.page";
import { BrokenLink, ConfirmLink, HalfConfirmed, RefusedLink } from "./confirm-cards.tsx";
import { confirmForm, pressedForm, type LinkType } from "./schema.ts";

export const handle = { needs: "public", messages: ["login", "auth-links"] };

/** The address holds a key: no other site gets to see where a visitor comes from. */
export const headers = () => ({ "Referrer-Policy": "same-origin" });

/** Uses nothing up: programs that look into mails open every link before a person does. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { data: link } = confirmForm.safeParse(Object.fromEntries(pageAddress(request).searchParams));
  return { link, unusedSessionHours: context.get(requestContext).settings.auth.unusedSessionHours };
}

type Reply = { type?: LinkType; problem?: AuthProblem; isHalf?: boolean };

export async function action({ context, request }: Route.ActionArgs) {
  const { data: link } = pressedForm.safeParse(Object.fromEntries(await readForm("anyone", request, pressedForm)));
  if (!link) return data<Reply>({}, { status: 422 });
  const { type, token_hash } = link;
  const { client, keep } = context.get(sessionContext);
  const { data: verified, error } = await client().auth.verifyOtp({ type, token_hash });
  if (error) {
    const problem = authProblem(error);
    return data<Reply>({ type, problem }, { status: statusOf(problem) });
  }
  if (!verified.session) return data<Reply>({ type, isHalf: true });
  if (link.keep) await keep(verified.session.access_token);
  const next = pathOnSite(link.redirect_to, wholeAddress("", request, context.get(requestContext)));
  const reset = inLocale("/auth/reset", localeIn(request));
  if (type === "recovery") return goOn(request, next?.includes("/auth/reset") ? next : reset);
  return goOn(request, type === "invite" ? withNext(reset, next) : next);
}

/**
 * The path on this site that the link was requested for; undefined for other sites and for the start page. For /login
 * it is the `next` address, because /login goes on by itself.
 */
function pathOnSite(address: string | undefined, origin: string): string | undefined {
  if (!address?.startsWith(`${origin}/`)) return undefined;
  const url = new URL(address);
  if (/^(\/es)?\/login$/.test(url.pathname)) return localPath(url.searchParams.get("next"));
  return /^\/(es)?$/.test(url.pathname) ? undefined : localPath(url.pathname + url.search);
}

export default function ConfirmPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { link, unusedSessionHours } = loaderData;
  if (reply?.isHalf) return <HalfConfirmed />;
  if (reply?.problem && reply.type) return <RefusedLink type={reply.type} problem={reply.problem} />;
  return link && !reply ? <ConfirmLink link={link} unusedSessionHours={unusedSessionHours} /> : <BrokenLink />;
}
