/** The actions of the forms of the review; the address they are sent to names the action and the application. */
import { redirect } from "react-router";
import type { Actor } from "@product/domain/actor";
import { acceptApplication } from "#features/site/acceptance/commands.server.ts";
import { revealReasonForm } from "#features/people/worker-page/schema.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { pageNotFound } from "#request/failures.ts";
import { formAction, type Sent } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { tellSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { askedIn } from "./asked.ts";
import {
  askForMore,
  markAsSpam,
  rejectApplication,
  setLikeness,
  takeBackDecision,
  takeToReview,
} from "./commands.server.ts";
import { revealNumbers } from "./reveal.server.ts";
import { nextAfter } from "./queries.server.ts";
import { isInSight } from "./review.server.ts";
import { acceptingForm, askForm, likenessForm, rejectForm, reviewAddress, versionForm } from "./schema.ts";

/** After a decision the next one is shown; a smaller step stays with its own. */
export async function decide(sent: Sent, actor: Actor) {
  const { application, form } = askedIn(sent.request);
  const { pathname, searchParams } = pageAddress(sent.request);
  const actionName = searchParams.get("do") ?? "";
  const here = inLocale(reviewAddress, localeOf(pathname));
  const answer = await decideOne(sent, await inSight(actor, application, pathname), here);
  if (!(answer instanceof Response)) return answer;
  const stays = actionName === "take" || actionName === "likeness" || actionName === "take-back";
  const shown = stays || !application ? application : await nextAfter(actor, application, form);
  const undone = ["ask", "reject", "spam"].includes(actionName) && application && { undo: application };
  const search = new URLSearchParams({ ...(form && { form }), ...(shown && { application: shown }), ...undone });
  const onward = `${here}?${search}#${actionName}`;
  return redirect(onward, { status: 303, headers: { "Set-Cookie": tellSaved(onward) } });
}

async function inSight(actor: Actor, id: string | undefined, pathname: string): Promise<string> {
  if (!id || !(await isInSight(actor, id))) throw pageNotFound(pathname);
  return id;
}

function decideOne(sent: Sent, id: string, here: string) {
  const on =
    <Input, Result>(command: (who: Actor, applicationId: string, input: Input) => Promise<Result>) =>
    (who: Actor, input: Input) =>
      command(who, id, input);
  const next = () => here;
  return runNamedAction(
    {
      reveal: formAction("submission.view", revealReasonForm, on(revealNumbers), (numbers) => ({ numbers })),
      take: formAction("submission.edit", versionForm, on(takeToReview), next),
      likeness: formAction("submission.edit", likenessForm, on(setLikeness), next),
      accept: formAction(
        "submission.approve",
        acceptingForm,
        (who, input) => acceptApplication(who, { applicationId: id, ...input }),
        next,
      ),
      ask: formAction("submission.approve", askForm, on(askForMore), next),
      reject: formAction("submission.approve", rejectForm, on(rejectApplication), next),
      spam: formAction("submission.approve", versionForm, on(markAsSpam), next),
      "take-back": formAction("submission.approve", versionForm, on(takeBackDecision), next),
    },
    sent,
  );
}
