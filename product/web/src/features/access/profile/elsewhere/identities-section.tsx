import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { ProofCodeButton, ProofFields } from "#features/access/account/share/proof-fields.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import type { AuthProblem } from "#features/access/login/share/auth-errors.ts";
import { AuthRejection } from "#features/access/login/share/auth-rejection.tsx";
import { dayOf } from "#i18n/format.ts";
import { LinkIdentity } from "./link-identity.tsx";
import { OpeningRow, rowFormClass } from "#features/access/profile/opening-row.tsx";
import { Done, Row, Rows, Section } from "#features/access/profile/section.tsx";
import type { SecurityProps } from "#features/access/profile/security.ts";
import { useActionForm } from "#features/access/profile/use-action-form.ts";

export type ShownIdentity = { id: string; provider: string; account: string; since: string };

type IdentitiesSectionProps = SecurityProps & {
  identities: ShownIdentity[];
  /** The one that can be added; none when it is there, or none is configured. */
  provider: string | undefined;
  /** The problem on the way back from another site. */
  problem: AuthProblem | undefined;
  timeZone: string;
};

export function IdentitiesSection(props: IdentitiesSectionProps) {
  const { identities, provider, problem, timeZone, ...security } = props;
  const t = useTranslations("profile");
  const locale = useLocale();
  return (
    <Section id="identities" heading={t("identities")} why={t("identitiesWhy")}>
      <Done part="identity-linked" done={security.done} />
      <Done part="identity-unlinked" done={security.done} />
      <AuthRejection reply={undefined} before={problem} fields={[]} />
      <Rows>
        {identities.map(({ id, provider: by, account, since }) => {
          const text = t("identitySince", { account, day: dayOf(new Date(since), locale, timeZone) });
          // The account's own address stays, and so does signing in with it.
          if (by === "email" || by === "phone") return <Row key={id} title={t(`identity:${by}`)} text={text} />;
          if (identities.length === 1) return <Row key={id} title={named(by)} text={text} />;
          return <Unlink key={id} id={id} name={named(by)} text={text} {...security} />;
        })}
        {provider && <LinkIdentity name={named(provider)} {...security} />}
      </Rows>
    </Section>
  );
}

type UnlinkProps = SecurityProps & { id: string; name: string; text: string };

/** An account elsewhere, and the way to take it off: it says what that means. */
function Unlink({ id, name, text, proof, codeAction, isAt }: UnlinkProps) {
  const t = useTranslations("profile");
  const section = `identity-${id}`;
  const actionForm = useActionForm("unlink", section);
  const reply = actionForm.reply?.result.initialValue?.["identity"] === id ? actionForm.reply : undefined;
  return (
    <OpeningRow title={name} text={text} action={t("unlink")} open={reply !== undefined || isAt(section)}>
      <actionForm.Form method="post" action={actionForm.action} noValidate={useNoValidate()} className={rowFormClass}>
        <AuthRejection reply={reply} fields={[]} />
        <p className="text-compact text-pretty">{t("unlinkText", { provider: name })}</p>
        <input type="hidden" name="identity" value={id} />
        <ProofFields formId={section} proof={proof} reply={reply} />
        <div className="flex flex-wrap gap-2">
          <Button look="danger-solid" type="submit" busy={actionForm.isBusy}>
            {t("unlinkNamed", { provider: name })}
          </Button>
          <ProofCodeButton proof={proof} reply={reply} action={codeAction(section)} />
        </div>
      </actionForm.Form>
    </OpeningRow>
  );
}

const named = (provider: string) => provider.charAt(0).toUpperCase() + provider.slice(1);
