import { redirect } from "react-router";
import { authProblem, redirectedProblem } from "#features/access/login/share/auth-errors.ts";
import { backToLogin, goOn, localeIn } from "#features/access/login/share/go-on.ts";
import { inLocale } from "#i18n/locale.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { sessionContext } from "#request/session.ts";
import type { Route } from "./+types/callback.route";

export const handle = { needs: "public" };

/** Where another site sends people back: with a code for a session, or with what went wrong there. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = pageAddress(request);
  const code = searchParams.get("code");
  const { signedIn, client, keep } = context.get(sessionContext);
  if (!code) {
    const problem = redirectedProblem(searchParams).code;
    // A signed-in user wanted one more way to sign in.
    const profile = inLocale("/admin/profile", localeIn(request));
    return signedIn ? redirect(`${profile}?problem=${problem}#identities`) : backToLogin(request, problem);
  }
  const flowId = searchParams.get("sb_flow_id");
  const { auth } = client();
  const { data, error } = await auth.exchangeCodeForSession(code, flowId ? { flowId } : undefined);
  if (error) return backToLogin(request, authProblem(error).code);
  if (searchParams.has("keep")) await keep(data.session.access_token);
  return goOn(request);
}
