/** Forms of the page; their address names the action. */
import type { Actor } from "@product/domain/actor";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { formAction, type Sent } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import * as commands from "./commands.server.ts";
import * as forms from "./schema.ts";

export function runAction(sent: Sent, id: string) {
  const back = (part: string) => (_done: unknown, request: Request) =>
    `${inLocale(`/admin/workers/${id}/right-to-work`, localeOf(pageAddress(request).pathname))}#${part}`;
  const actions = {
    check: formAction("identity.edit", forms.checkForm, on(commands.recordCheck), back("check")),
    // The revealed code is the answer to this one request, and stands in no address and no history.
    reveal: formAction("identity.view", forms.revealForm, on(commands.revealCode), (revealed) => ({ revealed })),
    "self-employed": formAction("identity.edit", forms.selfEmployedForm, on(commands.markSelfEmployed), back("mark")),
    "remove-mark": formAction("identity.edit", forms.unmarkForm, on(commands.unmarkSelfEmployed), back("mark")),
    "add-term": formAction("identity.edit", forms.termForm, on(commands.addTerm), back("terms")),
    "remove-term": formAction("identity.edit", forms.removalForm, on(commands.removeTerm), back("terms")),
    guardian: formAction("identity.edit", forms.guardianForm, on(commands.saveGuardian), back("guardian")),
    "remove-guardian": formAction("identity.edit", forms.goneForm, on(commands.removeGuardian), back("guardian")),
  };
  return runNamedAction(actions, sent);

  function on<Input, Result>(command: (actor: Actor, workerId: string, input: Input) => Promise<Result>) {
    return (actor: Actor, input: Input) => command(actor, id, input);
  }
}

export type Revealed = { revealed?: { checkId: string; shareCode: string | null } };
