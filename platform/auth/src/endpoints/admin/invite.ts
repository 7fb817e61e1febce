import { z } from "zod";
import { redirectTarget } from "@platform/auth/flows/redirect-target";
import { writeMail } from "@platform/auth/one-time/send";
import { audienceOf } from "@platform/auth/request/audience";
import { answer, type AuthRequest } from "@platform/auth/request/auth-request";
import { object, readJson, text } from "@platform/auth/request/json";
import { emailAddress } from "@platform/auth/users/addresses";
import { inviteUser } from "@platform/auth/users/invite-user";
import { refusingDuplicates } from "@platform/auth/users/refuse-duplicates";
import { shownUser } from "@platform/auth/users/user";

const schema = z.object({ email: text, data: object });

export async function invite(call: AuthRequest): Promise<Response> {
  const body = await readJson(call.request, schema);
  const email = emailAddress(body.email);
  const audience = await audienceOf(call);
  const invitation = call.auth.db.transaction(async (tx) => {
    const { user, token } = await inviteUser(tx, call, { email, data: body.data ?? {}, audience });
    const mailing = { kind: "invite", linkType: "invite", to: email, redirectTo: redirectTarget(call) } as const;
    await writeMail(tx, call, user, mailing, token);
    return user;
  });
  const user = await refusingDuplicates(invitation);
  call.auth.messages.wake();
  return answer(shownUser(user));
}
