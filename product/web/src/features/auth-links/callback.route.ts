import { authProblem, redirectedProblem } from "#features/login/share/auth-errors.ts";
import { backToLogin, goOn } from "#features/login/share/go-on.ts";
import { pageAddress } from "#request/page-address.ts";
import { sessionContext } from "#request/session.ts";
import type { Route } from "./+types/callback.route";

export const handle = { needs: "public" };

/** Where another site sends people back: with a code for a session, or with what went wrong there. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = pageAddress(request);
  const code = searchParams.get("code");
  if (!code) return backToLogin(request, redirectedProblem(searchParams).code);
  const flowId = searchParams.get("sb_flow_id");
  const { auth } = context.get(sessionContext).client();
  const { error } = await auth.exchangeCodeForSession(code, flowId ? { flowId } : undefined);
  return error ? backToLogin(request, authProblem(error).code) : goOn(request);
}
