import { Form as PlainForm, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { RefusalCode } from "@product/domain/refusals";
import { Avatar } from "@product/ui/records/avatar";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { StatusPill } from "@product/ui/records/status-light";
import { AuthRejection } from "#features/access/login/share/auth-rejection.tsx";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { LinkToCopy } from "#features/ground/forms/share/link-to-copy.tsx";
import { dayOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { refusalKey } from "#i18n/refusal-words.ts";
import { Done } from "./section.tsx";
import type { Part } from "#features/access/staff/parts.ts";
import type { ShownPerson } from "./record-types.ts";
import { MembershipBadge } from "#features/access/staff/share/membership-badge.tsx";
import { toneOf } from "#features/access/staff/states.ts";
import { useActionForm } from "#features/access/staff/use-action-form.ts";

type RecordHeaderProps = {
  person: ShownPerson;
  version: number;
  timeZone: string;
  may: { inviteAgain: boolean; resetLink: boolean; leave: boolean; viewAs: boolean };
  mailsLeave: boolean;
  refused: RefusalCode | undefined;
  done: Part | undefined;
  stamp: string;
};

/** The person, their state, and the most frequent actions. */
export function RecordHeader(props: RecordHeaderProps) {
  const { person, version, timeZone, may, mailsLeave, refused, done, stamp } = props;
  const t = useTranslations("staff");
  const request = useTranslations("request");
  const locale = useLocale();
  const { id, name = "", email, state = "active", groups = [], deactivatedAt } = person;
  const inviting = useActionForm("invite-again");
  const resetting = useActionForm("reset-link");
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar name={name} seed={id} size={64} />
        <div className="flex min-w-0 flex-[1_1_15rem] flex-col gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-title text-balance wrap-anywhere">{name}</h1>
            <StatusPill tone={toneOf[state]}>{t(`state:${state}`)}</StatusPill>
          </div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-compact text-fg-2">
            {email !== undefined && <span className="wrap-anywhere">{email}</span>}
            <span className="flex flex-wrap gap-1">
              {groups.map((membership) => (
                <MembershipBadge key={membership.key + (membership.placeName ?? "")} membership={membership} />
              ))}
            </span>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:grow">
          <Link to={inLocale("/admin/staff", locale)} className={buttonClass("quiet")}>
            {t("back")}
          </Link>
          {state === "active" && may.viewAs && (
            <PlainForm method="post" action={inLocale("/admin/view-as", locale)} className="flex *:grow">
              <input type="hidden" name="userId" value={id} />
              <Button look="quiet" type="submit">
                {t("viewAs")}
              </Button>
            </PlainForm>
          )}
          {state === "invited" && may.inviteAgain && (
            <ActionButton actionForm={inviting} version={version} stamp={stamp}>
              {t(mailsLeave ? "inviteAgain" : "inviteAgainLink")}
            </ActionButton>
          )}
          {state === "active" && may.resetLink && (
            <ActionButton actionForm={resetting} version={version} stamp={stamp}>
              {t("resetLink")}
            </ActionButton>
          )}
        </div>
      </header>
      <div className="mb-4 flex flex-col gap-3 empty:hidden">
        {refused && (
          <Callout tone="bad" alert>
            {request(refusalKey(refused) as "refused:staff/yourself")}
          </Callout>
        )}
        <AuthRejection reply={inviting.reply ?? resetting.reply} fields={[]} />
        {inviting.link && (
          <LinkToCopy key={inviting.link} title={t("inviteLinkTitle", { name })} link={inviting.link}>
            <p>{t("inviteLinkText", { name })}</p>
            <p>{t("linkNoted")}</p>
          </LinkToCopy>
        )}
        {resetting.link && (
          <LinkToCopy key={resetting.link} title={t("inviteLinkTitle", { name })} link={resetting.link}>
            <p>{t("resetLinkText", { name })}</p>
            <p>{t("linkNoted")}</p>
          </LinkToCopy>
        )}
        <Done part="invited" done={done} />
        <Done part="added" done={done} />
        <Done part="link-gone" done={done} />
        <Done part="signed-out" done={done} />
        <Done part="factor-asked" done={done} />
        <Done part="factor-dropped" done={done} />
        <Done part="factor-reset" done={done} />
        <Done part="deactivated" done={done} />
        <Done part="reactivated" done={done} />
        {state === "invited" && !done && !inviting.link && (
          <Callout tone="info">{t(mailsLeave ? "waiting" : "waitingLink", { name })}</Callout>
        )}
        {state === "deactivated" && deactivatedAt && done !== "deactivated" && (
          <Callout tone="idle">{t("gone", { name, when: dayOf(deactivatedAt, locale, timeZone) })}</Callout>
        )}
      </div>
    </>
  );
}

type ActionButtonProps = {
  actionForm: ReturnType<typeof useActionForm>;
  version: number;
  stamp: string;
  children: string;
};

const ActionButton = ({ actionForm: { Form, action, isBusy }, version, stamp, children }: ActionButtonProps) => (
  <Form method="post" action={action} className="flex *:grow">
    <SubmissionKey value={stamp} />
    <input type="hidden" name="version" value={version} />
    <Button look="quiet" type="submit" busy={isBusy}>
      {children}
    </Button>
  </Form>
);
