/** Requests to the authentication service about colleagues. */
import type { Locale } from "@product/domain/locales";
import { removeFactors } from "#features/access/account/commands.server.ts";
import { serviceUserIdOf } from "#features/access/account/queries.server.ts";
import type { RequestSession } from "#request/session.ts";

export type StaffService = {
  /**
   * Mails an invitation, or makes its link where no mail leaves. A person who can sign in already is mailed a link to
   * do so.
   */
  invite: (email: string, person: { name: string; language: Locale }) => Promise<Invited>;
  /** No mail leaves: whoever invites passes the link on. */
  givesLinks: boolean;
  /** Makes a link with which someone chooses another password. */
  resetLink: (email: string, language: Locale) => Promise<string>;
  /** From now on, nobody signs in as this person. */
  lockOut: (userId: string) => Promise<void>;
  letIn: (userId: string) => Promise<void>;
  /** Signs them out wherever they are; they may sign in again. */
  signOut: (userId: string) => Promise<void>;
  /** Takes off every second factor, and tells the person by mail. */
  resetFactors: (person: { userId: string; email: string; language: Locale }) => Promise<void>;
};

export type Invited = {
  /** Whose address it is. */
  userId: string;
  /** To be passed on, where no mail leaves. */
  link?: string | undefined;
  /** They could sign in before, and do so as always. */
  isKnown?: boolean | undefined;
};

type ServiceError = { name: string; code: string | undefined; status: number | undefined; message: string };

/** The service said no; what it said is for the page to put into words. */
export class ServiceRefused extends Error {
  override readonly name = "ServiceRefused";
  readonly answer: ServiceError;

  constructor(answer: ServiceError) {
    super(answer.message);
    this.answer = answer;
  }
}

export type StaffLinks = {
  /** The page that the link of an invitation leads to in the end, in the language of the mail. */
  landing: (language: Locale) => string;
  /** Where links are used, as the service writes it in its mails; none where mails leave. */
  confirm: ((language: Locale) => string) | undefined;
};

export const staffService = (
  { admin, endSessionsOf, tell }: Pick<RequestSession, "admin" | "endSessionsOf" | "tell">,
  { landing, confirm }: StaffLinks,
): StaffService => ({
  async invite(email, { name, language }) {
    const { auth } = admin();
    const redirectTo = landing(language);
    const data = { name, language };
    if (confirm) {
      const response = await auth.admin.generateLink({ type: "invite", email, options: { data, redirectTo } });
      if (response.data.user)
        return { userId: response.data.user.id, link: linkOf(confirm(language), response.data.properties) };
      if (response.error?.code !== "email_exists") throw refused(response.error);
      return { userId: await serviceUserIdOf(admin(), email), isKnown: true };
    }
    const invited = await auth.admin.inviteUserByEmail(email, { data, redirectTo });
    if (invited.data.user) return { userId: invited.data.user.id };
    if (invited.error?.code !== "email_exists") throw refused(invited.error);
    const userId = await serviceUserIdOf(admin(), email);
    // Asked with the installation's own rights: nobody is there who could prove to be a person.
    const sent = await auth.signInWithOtp({
      email,
      options: { shouldCreateUser: false, emailRedirectTo: redirectTo },
    });
    if (sent.error) throw refused(sent.error);
    return { userId, isKnown: true };
  },
  givesLinks: confirm !== undefined,
  async resetLink(email, language) {
    const { data, error } = await admin().auth.admin.generateLink({ type: "recovery", email });
    if (error || !confirm) throw refused(error);
    return linkOf(confirm(language), data.properties);
  },
  lockOut: (userId) => setBan(admin(), userId, forGood),
  letIn: (userId) => setBan(admin(), userId, "none"),
  signOut: endSessionsOf,
  async resetFactors({ userId, email, language }) {
    await removeFactors({ admin }, userId);
    await tell({ kind: "second_step_reset", to: email, language });
  },
});

/** Opening it uses nothing up; the page that it leads to waits for a person. */
const linkOf = (
  page: string,
  {
    hashed_token,
    verification_type,
    redirect_to,
  }: { hashed_token: string; verification_type: string; redirect_to: string },
): string => `${page}?${new URLSearchParams({ token_hash: hashed_token, type: verification_type, redirect_to })}`;

// A hundred years: the protocol has no word for always.
const forGood = "876000h";

async function setBan({ auth }: ReturnType<RequestSession["admin"]>, userId: string, duration: string): Promise<void> {
  const { error } = await auth.admin.updateUserById(userId, { ban_duration: duration });
  if (error) throw refused(error);
}

const refused = (error: ServiceError | null): Error =>
  error ? new ServiceRefused(error) : new Error("The authentication service answered nothing");
