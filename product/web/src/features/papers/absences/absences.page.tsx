import { data, Form, useActionData, useLocation, type ShouldRevalidateFunction } from "react-router";
import { useTranslations } from "use-intl";
import { isPermitted, type Actor } from "@product/domain/actor";
import { absenceKinds } from "@product/domain/papers/absences";
import { Callout } from "@product/ui/callout";
import { SelectField } from "@product/ui/controls/select-field";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { ColumnSubmit } from "#features/ground/forms/share/submit-button.tsx";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { useReplyTo } from "#features/ground/forms/share/reply-to.ts";
import { papersOf } from "#features/papers/right-to-work/queries.server.ts";
import { reachedWorker } from "#features/people/worker-page/share/reached-worker.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { formAction, type FormReply } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import type { Route } from "./+types/absences.page";
import { AbsenceList } from "./absence-list.tsx";
import { addAbsence, endAbsence, removeAbsence } from "./commands.server.ts";
import { absencesOf } from "./queries.server.ts";
import { absenceForm, endForm, removalForm } from "./schema.ts";
import { type Permission } from "@product/domain/permissions/catalogue";

export const handle = {
  needs: "worker.view",
  alsoNeeds: "availability.view",
  messages: ["worker-page", "workers", "absences", "forms", "request"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { actor, worker, today } = await reachedWorker("availability.view", { context, request, params });
  const { locale } = context.get(requestContext);
  const may = (permission: Permission) => isPermitted(actor, permission, { entity: worker.legalEntityId });
  const [seesHealth, mayEdit] = [may("document.view.health-fitness"), may("availability.edit")];
  const states = ["verified", "uploaded", "in_review"] as const;
  const [absences, notes] = await Promise.all([
    absencesOf(worker.id, locale, seesHealth),
    mayEdit && seesHealth ? papersOf(worker.id, locale, { states, health: true }) : [],
  ]);
  const { saved, headers } = takeSaved(request);
  return data(
    { absences, notes, mayEdit, seesHealth, today, isDone: saved, submissionKey: crypto.randomUUID() },
    { headers: { "Cache-Control": "no-store", ...headers } },
  );
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { id } = (await reachedWorker("availability.view", { context, request, params })).worker;
  const back = (_done: unknown, sent: Request) =>
    inLocale(`/admin/workers/${id}/absences`, localeOf(pageAddress(sent).pathname));
  const on =
    <Input,>(command: (actor: Actor, workerId: string, input: Input) => Promise<unknown>) =>
    (actor: Actor, input: Input) =>
      command(actor, id, input);
  const actions = {
    add: formAction("availability.edit", absenceForm, on(addAbsence), back),
    end: formAction("availability.edit", endForm, on(endAbsence), back),
    remove: formAction("availability.edit", removalForm, on(removeAbsence), back),
  };
  return runNamedAction(actions, { request, context });
}

/** A refused form needs what is saved now. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 422 || defaultShouldRevalidate;

export type PageData = Route.ComponentProps["loaderData"];

export default function AbsencesPage({ loaderData: page }: Route.ComponentProps) {
  const t = useTranslations("absences");
  const reply = useActionData() as FormReply | undefined;
  return (
    <div className="flex max-w-3xl flex-col gap-6 pt-5 pb-8">
      {page.isDone && <Callout tone="ok">{t("saved")}</Callout>}
      <p className="max-w-[64ch] text-compact text-pretty text-fg-2">{t("why")}</p>
      <Rejection reply={useReplyTo("remove", reply)} fields={[]} />
      <AbsenceList page={page} reply={reply} />
      {page.mayEdit && <NewAbsence key={page.absences.length} page={page} reply={reply} />}
    </div>
  );
}

const names = ["kind", "firstDay", "lastDay", "documentId"] as const;

function NewAbsence({ page, reply: answer }: { page: PageData; reply: FormReply | undefined }) {
  const t = useTranslations("absences");
  const { pathname } = useLocation();
  const reply = useReplyTo("add", answer);
  const fields = formFields("absence", names, { kind: "", firstDay: "", lastDay: "", documentId: "" }, reply);
  const plain = useControls(fields, (name: (typeof names)[number]) => t(name));
  return (
    <Form method="post" action={`${pathname}?do=add`} noValidate>
      <FormPart heading={t("newAbsence")} why={t("newAbsenceWhy")}>
        <Rejection reply={reply} fields={names.map((name) => ({ ...fields[name], label: t(name) }))} />
        <SubmissionKey value={page.submissionKey} />
        <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
          <DayField {...plain("firstDay")} help={t("dayHelp")} required />
          <DayField {...plain("lastDay")} help={t("lastDayHelp")} />
          <SelectField {...plain("kind")} required>
            <option value="">{t("choose")}</option>
            {absenceKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kind:${kind}`)}
              </option>
            ))}
          </SelectField>
          {page.seesHealth && (
            <SelectField {...plain("documentId")} help={t("documentHelp")}>
              <option value="">{t("noDocument")}</option>
              {page.notes.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
        </div>
        <ColumnSubmit>{t("add")}</ColumnSubmit>
      </FormPart>
    </Form>
  );
}
