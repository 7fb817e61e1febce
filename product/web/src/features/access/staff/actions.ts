/** The actions of the forms of these pages. Those of a person's page are named in the address they are sent to. */
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { authProblem } from "#features/access/login/share/auth-errors.ts";
import { wholeAddress } from "#features/access/login/share/go-on.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { formAction, type Sent } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { sessionContext } from "#request/session.ts";
import { changeGroups, editStaff, inviteAgain, inviteStaff } from "./commands.server.ts";
import { askFactorReset, confirmFactorReset, dropFactorReset } from "./record/factor-reset.server.ts";
import { deactivate, reactivate, signOutEverywhere } from "./record/leaving.server.ts";
import { makeResetLink } from "./links.server.ts";
import type { Part } from "./parts.ts";
import * as forms from "./schema.ts";
import { ServiceRefused, staffService } from "./service.server.ts";

export const invite = formAction(
  "staff.create",
  forms.inviteForm,
  async (actor, invitation, sent) => ({
    name: invitation.name,
    ...(await inviteStaff(actor, invitation, serviceOf(sent))),
  }),
  ({ userId, name, link, ...invited }, request, context) => {
    const record = (part?: Part) => personAddress(userId, part, request);
    return link ? { invited: { name, link, record: record() } } : record(partOf(invited, context));
  },
  explain,
);

export type ActionName =
  | "details"
  | "groups"
  | "invite-again"
  | "reset-link"
  | "sign-out"
  | "ask-factor-reset"
  | "drop-factor-reset"
  | "reset-factor"
  | "deactivate"
  | "reactivate";

/** The answer of a form that was carried out: a link, which is shown only once. */
export type ActionAnswer = { link: string };

/** Carries out what the address names, on the person whose page it is. */
export function runAction(sent: Sent, userId: string) {
  const back = (part: Part) => (_result: unknown, request: Request) => personAddress(userId, part, request);
  const actions = {
    details: formAction("staff.edit", forms.detailsForm, on(editStaff), back("details"), explain),
    groups: formAction("staff.edit", forms.groupsForm, on(changeGroups), back("groups"), explain),
    "invite-again": formAction(
      "staff.create",
      forms.versionForm,
      (actor, _, sentForm) => inviteAgain(actor, userId, serviceOf(sentForm)),
      ({ link, ...invited }, request, context) =>
        link ? { link } : personAddress(userId, partOf(invited, context), request),
      explain,
    ),
    "reset-link": formAction("staff.edit", forms.versionForm, on(makeResetLink), linkOr("link-gone"), explain),
    "sign-out": formAction("staff.edit", forms.versionForm, on(signOutEverywhere), back("signed-out"), explain),
    "ask-factor-reset": formAction("staff.edit", forms.versionForm, on(askFactorReset), back("factor-asked"), explain),
    "drop-factor-reset": formAction(
      "staff.edit",
      forms.versionForm,
      on(dropFactorReset),
      back("factor-dropped"),
      explain,
    ),
    "reset-factor": formAction("staff.edit", forms.versionForm, on(confirmFactorReset), back("factor-reset"), explain),
    deactivate: formAction("staff.delete", forms.leaveForm, on(deactivate), back("deactivated"), explain),
    reactivate: formAction("staff.delete", forms.versionForm, on(reactivate), back("reactivated"), explain),
  } satisfies Record<ActionName, unknown>;
  return runNamedAction(actions, sent);

  function linkOr(part: Part) {
    return ({ link }: { link: string | undefined }, request: Request) =>
      link ? { link } : personAddress(userId, part, request);
  }
  function on<Input, Result>(
    command: (actor: Actor, userId: string, input: Input, service: ReturnType<typeof serviceOf>) => Promise<Result>,
  ) {
    return (actor: Actor, input: Input, sentForm: Sent) => command(actor, userId, input, serviceOf(sentForm));
  }
}

const serviceOf = ({ request, context }: Sent) => {
  const facts = context.get(requestContext);
  const whole = (path: string) => (language: Locale) => wholeAddress(inLocale(path, language), request, facts);
  const confirm = mailsLeave(context) ? undefined : whole("/auth/confirm");
  return staffService(context.get(sessionContext), { landing: whole("/admin"), confirm });
};

const mailsLeave = (context: Sent["context"]) => context.get(requestContext).settings.delivery.account === "sent";

/** Without a link it was mailed, or nobody needs one, or the form was sent before and the link was seen then. */
const partOf = ({ isKnown }: { isKnown?: boolean | undefined }, context: Sent["context"]): Part =>
  mailsLeave(context) ? "invited" : isKnown ? "added" : "link-gone";

const personAddress = (userId: string, part: Part | undefined, request: Request) =>
  `${inLocale(`/admin/staff/${userId}`, localeOf(pageAddress(request).pathname))}${part ? `#${part}` : ""}`;

function explain(error: unknown) {
  return error instanceof ServiceRefused ? { problem: authProblem(error.answer as never) } : undefined;
}
