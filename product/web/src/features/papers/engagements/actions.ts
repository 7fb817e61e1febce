/** Forms of the contract page; their address names the action. */
import { z } from "zod";
import type { Actor } from "@product/domain/actor";
import { readContract, sendContract } from "#features/papers/contract-signing/commands.server.ts";
import { oneTimeLink, type OneTimeLink } from "#request/addresses/one-time-link.ts";
import { revealReasonForm } from "#features/people/worker-page/schema.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { formAction, type FormReply, type Sent } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import * as commands from "./commands.server.ts";
import * as forms from "./schema.ts";

export type ReadText = Awaited<ReturnType<typeof readContract>>;
/** Why a form was not carried out, or what was opened. */
export type ActionReply = Partial<FormReply> & { opened?: ReadText; given?: OneTimeLink };

export function runAction(sent: Sent, workerId: string) {
  const search = pageAddress(sent.request).searchParams;
  const edited = z.uuid().safeParse(search.get("edit"));
  const back = (part: string) => (_done: unknown, request: Request) => contractAddress(workerId, part, request);
  const save = (actor: Actor, form: forms.EngagementForm) =>
    edited.success
      ? commands.editEngagement(actor, workerId, edited.data, form)
      : commands.createEngagement(actor, workerId, form);
  const actions = {
    save: formAction("worker.edit", forms.engagementForm, save, back("saved")),
    end: formAction("worker.edit", forms.endForm, on(commands.endEngagement), back("ended")),
    cancel: formAction("worker.edit", forms.engagementChoice, on(commands.cancelEngagement), back("cancelled")),
    send: formAction("worker.edit", forms.engagementChoice, on(sendContract), (link, request) =>
      link ? { given: oneTimeLink(link, sent) } : back("sent")(link, request),
    ),
    alta: formAction("pay.edit", forms.altaForm, on(commands.recordAlta), back("alta")),
    baja: formAction("pay.edit", forms.bajaForm, on(commands.recordBaja), back("baja")),
    // The opened contract is the answer to this one request, and stands in no address and no history.
    read: formAction(
      "identity.view",
      revealReasonForm.safeExtend({ engagementId: z.uuid() }),
      on(readContract),
      (opened) => ({
        opened,
      }),
    ),
  };
  return runNamedAction(actions, sent);

  function on<Input, Result>(command: (actor: Actor, workerId: string, input: Input) => Promise<Result>) {
    return (actor: Actor, input: Input) => command(actor, workerId, input);
  }
}

const contractAddress = (id: string, part: string, request: Request) =>
  `${inLocale(`/admin/workers/${id}/contract`, localeOf(pageAddress(request).pathname))}#${part}`;
