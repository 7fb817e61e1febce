import { data, Form } from "react-router";
import { useTranslations } from "use-intl";
import { mayDo } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { Callout } from "@product/ui/callout";
import { Button } from "@product/ui/controls/button";
import { SelectField } from "@product/ui/controls/select-field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { formWith } from "#features/site/forms/queries.server.ts";
import { formsAddress } from "#features/site/forms/schema.ts";
import { FormFrame } from "#features/site/forms/share/form-frame.tsx";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/send.page";
import { sendToList } from "./commands.server.ts";
import { listsToSendTo } from "./queries.server.ts";
import { sendForm } from "./schema.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "form.publish", messages: ["follow-ups", "signup-forms", "request", "forms"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "form.publish");
  const { locale } = context.get(requestContext);
  const found = await formWith(actor, recordId(params.formId), locale);
  if (!found || !mayDo(actor, acts["form.send"], found.form)) throw failure("pageNotFound", { path: params.formId });
  const { form, ...head } = found;
  const { saved, headers } = takeSaved(request);
  const lists = await listsToSendTo(actor, form, locale);
  return data(
    { head, lists, isSent: saved, submissionKey: crypto.randomUUID() },
    { headers: { "Cache-Control": "no-store", ...headers } },
  );
}

export function action({ params, ...sent }: Route.ActionArgs) {
  const id = recordId(params.formId);
  return formAction(
    "form.publish",
    sendForm,
    (actor, input) => sendToList(actor, id, input),
    (_n, request) => inLocale(`${formsAddress}/${id}/send`, localeOf(pageAddress(request).pathname)),
  )(sent);
}

export default function SendFormPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("follow-ups");
  const sentences = useFieldSentences();
  const { head, lists, isSent, submissionKey } = loaderData;
  const { listId } = formFields("send", ["listId"], { listId: "" }, actionData);
  const isOpen = head.standing === "open";
  return (
    <FormFrame head={head} part="send">
      <section className="flex max-w-2xl flex-col gap-4">
        <h2 className="text-base font-semibold">{t("title")}</h2>
        <p className="text-pretty text-fg-2">{t("intro")}</p>
        {isSent && !actionData && <Callout tone="ok">{t("sent")}</Callout>}
        {!isOpen && <Callout tone="info">{t("notOpen")}</Callout>}
        {lists.length === 0 && <p className="text-fg-2">{t("noLists")}</p>}
        {isOpen && lists.length > 0 && (
          <Form method="post" id="send" className="flex flex-col items-start gap-4">
            <Rejection reply={actionData} fields={[{ ...listId, label: t("list") }]} />
            <SubmissionKey value={submissionKey} />
            <SelectField
              id={listId.id}
              name="listId"
              label={t("list")}
              help={t("listHelp")}
              defaultValue={listId.initialText}
              errors={sentences(listId.errors)}
            >
              <option value="">{t("choose")}</option>
              {lists.map(({ id, name, n }) => (
                <option key={id} value={id}>
                  {t("people", { name, n })}
                </option>
              ))}
            </SelectField>
            <Button type="submit">{t("send")}</Button>
          </Form>
        )}
      </section>
    </FormFrame>
  );
}
