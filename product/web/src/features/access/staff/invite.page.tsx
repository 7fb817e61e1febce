import { Form, Link, useNavigation, type ShouldRevalidateFunction } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { accountNameLength, emailLength } from "@product/domain/accounts";
import { locales } from "@product/domain/locales";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { PageHeader } from "@product/ui/page-header";
import { RadioGroup } from "@product/ui/controls/radio-group";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { LinkToCopy } from "#features/ground/forms/share/link-to-copy.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { UnsavedGuard } from "#features/ground/forms/share/unsaved-guard.tsx";
import { useUnsaved } from "#features/ground/forms/share/unsaved.ts";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import type { AuthReply } from "#features/access/login/share/auth-form.ts";
import { AuthRejection } from "#features/access/login/share/auth-rejection.tsx";
import { SeparationWarning } from "#features/access/groups/share/separation-warning.tsx";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import type { Route } from "./+types/invite.page";
import { invite } from "./actions.ts";
import { GroupChoice } from "./group-choice.tsx";
import { placesToGive } from "./places.server.ts";
import { groupsToChoose } from "./queries.server.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "staff.create", messages: ["staff", "groups", "login", "forms", "request"] };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requirePermission(context, "staff.create");
  const { locale, settings } = context.get(requestContext);
  const [groups, places] = await Promise.all([groupsToChoose(locale), placesToGive(actor, "staff.create")]);
  const mailsLeave = settings.delivery.account === "sent";
  return { groups, places, mailsLeave, submissionKey: crypto.randomUUID() };
}

export const action = ({ request, context }: Route.ActionArgs) => invite({ request, context });

/** A refused form shows the groups that there are now. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 422 || defaultShouldRevalidate;

const formId = "invite";
const names = ["name", "email", "language"] as const;
const untouched = { name: "", email: "" };

export default function InvitePage({ loaderData, actionData: answer }: Route.ComponentProps) {
  return answer && "invited" in answer ? (
    <Invited {...answer.invited} />
  ) : (
    <InviteForm loaderData={loaderData} reply={answer} />
  );
}

/** Where no mail leaves: the link, and the way to whom it is for. */
function Invited({ name, link, record }: { name: string; link: string; record: string }) {
  const t = useTranslations("staff");
  return (
    <>
      <PageTitle>{t("inviteTitle")}</PageTitle>
      <PageHeader title={t("inviteTitle")} />
      <div className="flex flex-col items-start gap-5 pb-8">
        <LinkToCopy title={t("inviteLinkTitle", { name })} link={link}>
          <p>{t("inviteLinkText", { name })}</p>
          <p>{t("linkNoted")}</p>
        </LinkToCopy>
        <Link to={record} className={`${buttonClass("quiet", "form")} max-sm:w-full`}>
          {t("toRecord", { name })}
        </Link>
      </div>
    </>
  );
}

type InviteFormProps = { loaderData: Route.ComponentProps["loaderData"]; reply: AuthReply | undefined };

function InviteForm({ loaderData, reply }: InviteFormProps) {
  const t = useTranslations("staff");
  const sentences = useFieldSentences();
  const locale = useLocale();
  const isSending = useNavigation().formMethod === "POST";
  const isUnsaved = useUnsaved(formId, untouched);
  const { groups, places, mailsLeave, submissionKey } = loaderData;
  const fields = formFields(formId, names, { ...untouched, language: locale }, reply);
  const groupErrors = reply?.result.error?.["memberships"] ?? [];
  const labelled = [
    { ...fields.name, label: t("name") },
    { ...fields.email, label: t("email") },
    { ...fields.language, label: t("languageOfMail") },
    { id: `${formId}-groups`, name: "memberships", initialText: "", errors: groupErrors, label: t("groups") },
  ];
  return (
    <>
      <PageTitle>{t("inviteTitle")}</PageTitle>
      <PageHeader title={t("inviteTitle")} description={t(mailsLeave ? "inviteIntro" : "inviteIntroLink")} />
      <Form method="post" id={formId} noValidate={useNoValidate()} className="flex max-w-2xl flex-col gap-7 pb-8">
        <AuthRejection reply={reply} fields={labelled} />
        <SubmissionKey value={submissionKey} />
        <FormPart heading={t("person")} why={t("personWhy")}>
          <TextField field={fields.name} label={t("name")} help={t("nameHelp")} max={accountNameLength} required />
          <Field
            id={fields.email.id}
            name="email"
            type="email"
            label={t("email")}
            help={t("emailHelp")}
            required
            maxLength={emailLength}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={fields.email.initialText}
            errors={sentences(fields.email.errors)}
          />
          <RadioGroup
            id={fields.language.id}
            name="language"
            label={t("languageOfMail")}
            defaultValue={fields.language.initialText}
            options={locales.map(({ code, name }) => ({ value: code, label: <span lang={code}>{name}</span> }))}
            errors={sentences(fields.language.errors)}
            inline
          />
        </FormPart>
        <FormPart heading={t("what")} why={t("whatWhy")}>
          <GroupChoice id={`${formId}-groups`} groups={groups} places={places} memberships={[]} reply={reply} />
          <SeparationWarning reply={reply} />
        </FormPart>
        <div className="flex flex-wrap gap-2 max-sm:*:w-full">
          <Button type="submit" size="form" busy={isSending}>
            {t(mailsLeave ? "sendInvitation" : "makeInvitation")}
          </Button>
          <Link to={inLocale("/admin/staff", locale)} className={buttonClass("ghost", "form")}>
            {t("cancel")}
          </Link>
        </div>
      </Form>
      <UnsavedGuard when={isUnsaved && !isSending} />
    </>
  );
}
