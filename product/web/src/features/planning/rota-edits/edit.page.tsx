import { Form, useLocation, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { rotaAddress, rotaQuery } from "#features/planning/rota/schema.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { formAction, type FormReply } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/edit.page";
import { editRota } from "./commands.server.ts";
import { EditsFrame } from "./edits-frame.tsx";
import { EditPreviewForm, type Previewed } from "./edit-preview.tsx";
import { editPreview, shiftsToTick } from "./queries.server.ts";
import { editForm } from "./schema.ts";
import { ShiftTicks } from "./shift-ticks.tsx";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "shift.edit", messages: ["rota-edits", "request", "forms"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "shift.edit");
  const query = rotaQuery.parse(Object.fromEntries(pageAddress(request).searchParams));
  const { rows, roles } = await shiftsToTick(actor, query, context.get(requestContext).locale);
  return { rows, roles, submissionKey: crypto.randomUUID() };
}

export const action = (sent: Route.ActionArgs) => {
  requirePermission(sent.context, "shift.edit");
  const { pathname, searchParams } = pageAddress(sent.request);
  const query = rotaQuery.parse(Object.fromEntries(searchParams));
  const { locale } = sent.context.get(requestContext);
  const kept = new URLSearchParams(searchParams);
  kept.delete("do");
  const back = inLocale(rotaAddress, localeOf(pathname)) + (kept.size > 0 ? `?${kept.toString()}` : "");
  return runNamedAction(
    {
      preview: formAction(
        "shift.edit",
        editForm,
        async (actor, form) => ({ form, rows: await editPreview(actor, query, form, locale) }),
        ({ form, rows }): { previewed: Previewed } => ({ previewed: { form, rows } }),
      ),
      apply: formAction("shift.edit", editForm, editRota, () => back),
    },
    sent,
  );
};

const names = ["minutes", "breakMinutes", "roleId", "heads"] as const;

/** One change to many shifts: first what, then how each comes out, then the button that saves it. */
export default function EditPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("rota-edits");
  const { rows, submissionKey } = loaderData;
  const previewed = actionData && "previewed" in actionData ? actionData.previewed : undefined;
  const reply = actionData && "result" in actionData ? (actionData as FormReply) : undefined;
  return (
    <EditsFrame title={t("editTitle")} text={t("editText")} isEmpty={rows.length === 0}>
      {previewed ? (
        <EditPreviewForm previewed={previewed} submissionKey={submissionKey} />
      ) : (
        <EditFields {...loaderData} reply={reply} />
      )}
    </EditsFrame>
  );
}

function EditFields({
  rows,
  roles,
  submissionKey,
  reply,
}: Route.ComponentProps["loaderData"] & { reply: FormReply | undefined }) {
  const t = useTranslations("rota-edits");
  const { pathname, search } = useLocation();
  const to = new URLSearchParams(search);
  to.set("do", "preview");
  const isSending = useNavigation().formMethod === "POST";
  const fields = formFields("edit", names, { minutes: "", breakMinutes: "", roleId: "", heads: "" }, reply);
  const plain = useControls(fields, (name: (typeof names)[number]) => t(name));
  return (
    <Form method="post" action={`${pathname}?${to.toString()}`} className="flex max-w-3xl flex-col gap-5">
      <Rejection reply={reply} fields={names.map((name) => ({ ...fields[name], label: t(name) }))} />
      <SubmissionKey value={submissionKey} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Field {...plain("minutes")} type="number" step={5} help={t("minutesHelp")} className="num" />
        <Field {...plain("breakMinutes")} type="number" min={0} max={240} help={t("breakHelp")} className="num" />
        <SelectField {...plain("roleId")}>
          <option value="">{t("noRole")}</option>
          {roles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Field {...plain("heads")} type="number" help={t("headsHelp")} className="num" />
      </div>
      <ShiftTicks rows={rows} reply={reply} />
      <div>
        <Button type="submit" look="primary" size="form" busy={isSending} className="max-sm:w-full">
          {t("preview")}
        </Button>
      </div>
    </Form>
  );
}
