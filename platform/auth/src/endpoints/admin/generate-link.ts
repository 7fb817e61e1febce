/** Makes the link of a mail and hands it to the project's server, which sends it in its own way. */
import { z } from "zod";
import { redirectTarget } from "@platform/auth/flows/redirect-target";
import { verifyLink, type LinkType } from "@platform/auth/one-time/link";
import { ofTheServer } from "@platform/auth/passwords/passwords";
import { ensureStrength } from "@platform/auth/passwords/strength";
import { audienceOf } from "@platform/auth/request/audience";
import { answer, type AuthRequest } from "@platform/auth/request/auth-request";
import { invalid } from "@platform/auth/request/errors";
import { object, readJson, text } from "@platform/auth/request/json";
import { emailAddress } from "@platform/auth/users/addresses";
import { userByEmail } from "@platform/auth/users/find-user";
import { inviteUser } from "@platform/auth/users/invite-user";
import { linkForChange, linkForRecovery, linkForSignUp, userUnknown } from "@platform/auth/users/link-user";
import { refusingDuplicates } from "@platform/auth/users/refuse-duplicates";
import { oneAtATime } from "@platform/auth/users/sign-up";
import { shownUser } from "@platform/auth/users/user";

const schema = z.object({ type: text, email: text, new_email: text, password: text, data: object, redirect_to: text });

// How a link says its type; both halves of a change of address are verified alike.
const linkTypes = new Map<string, LinkType>([
  ["signup", "signup"],
  ["invite", "invite"],
  ["magiclink", "magiclink"],
  ["recovery", "recovery"],
  ["email_change_current", "email_change"],
  ["email_change_new", "email_change"],
]);

export async function generateLink(call: AuthRequest): Promise<Response> {
  const { auth } = call;
  const body = await readJson(call.request, schema);
  if (!linkTypes.has(body.type)) throw invalid(`Invalid email action link type requested: ${body.type}`);
  const email = emailAddress(body.email);
  const data = body.data ?? {};
  const newEmail = body.type.startsWith("email_change") ? changeTo(call, body.type, body.new_email) : "";
  const password = body.type === "signup" ? await newPassword(call, body.password) : undefined;
  const audience = await audienceOf(call);

  const making = auth.db.transaction(async (tx) => {
    await oneAtATime(tx, email);
    const existing = await userByEmail(tx, email, audience);
    // A first visit: their link signs them up.
    const type = body.type === "magiclink" && !existing ? "signup" : body.type;
    const account = { email, data, audience };
    if (type === "invite") return { type, ...(await inviteUser(tx, call, account)) };
    if (type === "signup") return { type, ...(await linkForSignUp(tx, call, existing, { ...account, password })) };
    if (!existing) throw userUnknown();
    if (newEmail === "") return { type, ...(await linkForRecovery(tx, call, existing)) };
    return { type, ...(await linkForChange(tx, call, existing, newEmail, type === "email_change_new")) };
  });
  const { type, user, token } = await refusingDuplicates(making);
  const redirectTo = redirectTarget(call, body.redirect_to);
  return answer({
    ...shownUser(user),
    action_link: verifyLink(auth.settings, linkTypes.get(type)!, token.link, redirectTo),
    email_otp: token.otp,
    hashed_token: token.link,
    verification_type: type,
    redirect_to: redirectTo,
  });
}

function changeTo({ auth }: AuthRequest, type: string, newEmail: string): string {
  if (type === "email_change_current" && !auth.settings.email.secureChange)
    throw invalid("Enable secure email change to generate link for current email");
  return emailAddress(newEmail);
}

async function newPassword({ auth }: AuthRequest, password: string): Promise<string> {
  if (password === "") throw invalid("Signup requires a valid password");
  ensureStrength(password, auth.settings.password);
  return auth.passwords.queued(ofTheServer, ({ hash }) => hash(password));
}
