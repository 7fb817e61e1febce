import type { AuthSettings } from "@platform/auth/settings";

export type LinkType = "signup" | "invite" | "magiclink" | "recovery" | "email_change";

/** The link of a mail. Built from the configuration alone: no header of a request has a say in where it leads. */
export function mailLink(
  settings: AuthSettings,
  type: LinkType,
  token: string,
  redirectTo: string,
  language: "en" | "es",
): string {
  if (settings.email.links === "verify") return verifyLink(settings, type, token, redirectTo);
  // A scanner that opens every link in a mail would use it up; this page waits for a person to press a button.
  const page = new URL(`${language === "es" ? "/es" : ""}/auth/confirm`, settings.siteUrl);
  page.search = new URLSearchParams({ token_hash: token, type, redirect_to: redirectTo }).toString();
  return page.href;
}

/** As the reference writes it: the target is encoded only where it would break the link. */
export function verifyLink({ externalUrl }: AuthSettings, type: string, token: string, redirectTo: string): string {
  const target = /[&=#]/.test(redirectTo) ? encodeURIComponent(redirectTo) : redirectTo;
  return `${externalUrl}/verify?token=${token}&type=${type}&redirect_to=${target}`;
}
