import type { AsServer, RequestSession } from "#request/session.ts";

/** The address that the signed-in account has proven, asked of the authentication service itself and not of what is remembered of the session. */
export async function provenAddress({
  client,
  asServer,
  signedIn,
}: Pick<RequestSession, "client" | "asServer" | "signedIn">): Promise<string | undefined> {
  if (!signedIn) return undefined;
  const { data, error } = await client().auth.getUser();
  if (error) throw error;
  const { id, email, email_confirmed_at, app_metadata } = data.user;
  if (id !== signedIn.userId || !email || !email_confirmed_at) return undefined;
  const { provider = "" } = app_metadata;
  return !provider.startsWith("sso:") || (await speaksFor(provider.slice("sso:".length), email, asServer))
    ? email
    : undefined;
}

/** The sign-in of a company may say any address of its people; it is believed of its own domains alone. */
async function speaksFor(providerId: string, email: string, asServer: AsServer): Promise<boolean> {
  const { status, body } = await asServer("GET", `/admin/sso/providers/${providerId}`);
  if (status === 404) return false;
  if (status !== 200) throw new Error(`The authentication service answered ${status}`);
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return (body["domains"] as { domain: string }[]).some((each) => each.domain.toLowerCase() === domain);
}
