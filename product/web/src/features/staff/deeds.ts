/** What the forms of these pages do. Those of a person's page are named in the address they are sent to. */
import type { Actor } from "@product/domain/actor";
import { authProblem } from "#features/login/share/auth-errors.ts";
import { wholeAddress } from "#features/login/share/go-on.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { formAction, type Sent } from "#request/form-action.ts";
import { doNamed } from "#request/named-deed.ts";
import { pageAddress } from "#request/page-address.ts";
import { sessionContext } from "#request/session.ts";
import { changeGroups, editStaff, inviteAgain, inviteStaff } from "./commands.server.ts";
import { deactivate, reactivate } from "./leaving.server.ts";
import type { Part } from "./parts.ts";
import * as forms from "./schema.ts";
import { ServiceRefused, staffService } from "./service.server.ts";

export const invite = formAction(
  "staff.create",
  forms.inviteForm,
  (actor, invitation, sent) => inviteStaff(actor, invitation, serviceOf(sent)),
  ({ userId }, request) => personAddress(userId, "invited", request),
  explain,
);

export type Deed = "details" | "groups" | "invite-again" | "deactivate" | "reactivate";

/** Carries out what the address names, on the person whose page it is. */
export function doDeed(sent: Sent, userId: string) {
  const back = (part: Part) => (_result: unknown, request: Request) => personAddress(userId, part, request);
  const deeds = {
    details: formAction("staff.edit", forms.detailsForm, on(editStaff), back("details"), explain),
    groups: formAction("staff.edit", forms.groupsForm, on(changeGroups), back("groups"), explain),
    "invite-again": formAction(
      "staff.create",
      forms.versionForm,
      (actor, _, asked) => inviteAgain(actor, userId, serviceOf(asked)),
      back("invited"),
      explain,
    ),
    deactivate: formAction("staff.delete", forms.leaveForm, on(deactivate), back("deactivated"), explain),
    reactivate: formAction("staff.delete", forms.versionForm, on(reactivate), back("reactivated"), explain),
  } satisfies Record<Deed, unknown>;
  return doNamed(deeds, sent);

  function on<Input, Result>(
    command: (actor: Actor, userId: string, input: Input, service: ReturnType<typeof serviceOf>) => Promise<Result>,
  ) {
    return (actor: Actor, input: Input, asked: Sent) => command(actor, userId, input, serviceOf(asked));
  }
}

const serviceOf = ({ request, context }: Sent) =>
  staffService(context.get(sessionContext), (language) =>
    wholeAddress(inLocale("/admin", language), request, context.get(requestContext)),
  );

const personAddress = (userId: string, part: Part, request: Request) =>
  `${inLocale(`/admin/staff/${userId}`, localeOf(pageAddress(request).pathname))}#${part}`;

function explain(error: unknown) {
  return error instanceof ServiceRefused ? { problem: authProblem(error.answer as never) } : undefined;
}
