/** What is asked of the authentication service about colleagues. */
import type { Locale } from "@product/domain/locales";
import { serviceUserIdOf } from "#features/account/queries.server.ts";
import type { RequestSession } from "#request/session.ts";

export type StaffService = {
  /** Mails an invitation, and gives the id of whose address it is. Who can sign in already gets a link to do so. */
  invite: (email: string, person: { name: string; language: Locale }) => Promise<string>;
  /** From now on, nobody signs in as this person. */
  lockOut: (userId: string) => Promise<void>;
  letIn: (userId: string) => Promise<void>;
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

/** `landing` is the page that the link of an invitation leads to in the end, in the language of the mail. */
export const staffService = (
  { admin }: Pick<RequestSession, "admin">,
  landing: (language: Locale) => string,
): StaffService => ({
  async invite(email, { name, language }) {
    const { auth } = admin();
    const redirectTo = landing(language);
    const invited = await auth.admin.inviteUserByEmail(email, { data: { name, language }, redirectTo });
    if (invited.data.user) return invited.data.user.id;
    if (invited.error?.code !== "email_exists") throw refused(invited.error);
    const userId = await serviceUserIdOf(admin(), email);
    // Asked with the installation's own rights: nobody is there who could prove to be a person.
    const sent = await auth.signInWithOtp({
      email,
      options: { shouldCreateUser: false, emailRedirectTo: redirectTo },
    });
    if (sent.error) throw refused(sent.error);
    return userId;
  },
  lockOut: (userId) => setBan(admin(), userId, forGood),
  letIn: (userId) => setBan(admin(), userId, "none"),
});

// A hundred years: the protocol has no word for always.
const forGood = "876000h";

async function setBan({ auth }: ReturnType<RequestSession["admin"]>, userId: string, duration: string): Promise<void> {
  const { error } = await auth.admin.updateUserById(userId, { ban_duration: duration });
  if (error) throw refused(error);
}

const refused = (error: ServiceError | null): Error =>
  error ? new ServiceRefused(error) : new Error("The authentication service answered nothing");
