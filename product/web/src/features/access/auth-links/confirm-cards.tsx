import { Form, Link, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { z } from "zod";
import { Button, buttonClass } from "@product/ui/controls/button";
import { AuthCard, authControlClass, authFormClass } from "#features/access/login/share/auth-card.tsx";
import type { AuthProblem } from "#features/access/login/share/auth-errors.ts";
import { useProblemSentence } from "#features/access/login/share/auth-rejection.tsx";
import { KeepSignedIn } from "#features/access/login/share/keep-signed-in.tsx";
import { inLocale } from "#i18n/locale.ts";
import type { confirmForm, LinkType } from "./schema.ts";

type ConfirmLinkProps = { link: z.output<typeof confirmForm>; unusedSessionHours: number | undefined };

/** The one button of a link from a mail: what it does is done by a person who presses it. */
export function ConfirmLink({ link, unusedSessionHours }: ConfirmLinkProps) {
  const t = useTranslations("auth-links");
  const kind = wordsOf(link.type);
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <AuthCard title={t(`confirm:${kind}`)} intro={t(`confirm:${kind}/text`)}>
      {/* The key goes along in the form and leaves the address. */}
      <Form method="post" action={inLocale("/auth/confirm", useLocale())} className={authFormClass}>
        {Object.entries(link).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <KeepSignedIn hours={unusedSessionHours} />
        <Button type="submit" size="form" busy={isBusy} className={`${authControlClass} w-full`}>
          {t(`confirm:${kind}`)}
        </Button>
      </Form>
    </AuthCard>
  );
}

/** The first of two mailboxes has agreed. */
export function HalfConfirmed() {
  const t = useTranslations("auth-links");
  return <AuthCard title={t("halfTitle")} intro={t("halfText")} />;
}

export function BrokenLink() {
  const t = useTranslations("auth-links");
  return (
    <AuthCard title={t("brokenTitle")} intro={t("brokenText")}>
      <Onward to="/login" label={t("back")} />
    </AuthCard>
  );
}

/** Used, outlived or refused: says which, and offers the way to a new one. */
export function RefusedLink({ type, problem }: { type: LinkType; problem: AuthProblem }) {
  const t = useTranslations("auth-links");
  const sentence = useProblemSentence();
  if (problem.code !== "otp_expired")
    return (
      <AuthCard title={t("brokenTitle")} intro={sentence(problem)}>
        <Onward to="/login" label={t("back")} />
      </AuthCard>
    );
  return (
    <AuthCard title={t("usedTitle")} intro={type === "invite" ? `${t("usedText")} ${t("usedInvite")}` : t("usedText")}>
      {type === "invite" || type === "email_change" ? (
        <Onward to="/login" label={t("back")} />
      ) : (
        <Onward to={type === "recovery" ? "/login/forgot" : "/login/code"} label={t("newLink")} />
      )}
    </AuthCard>
  );
}

const Onward = ({ to, label }: { to: string; label: string }) => (
  <Link to={inLocale(to, useLocale())} className={`${buttonClass("primary", "form")} ${authControlClass} mt-5.5`}>
    {label}
  </Link>
);

/** The service has two names for a link that signs in. */
const wordsOf = (type: LinkType) => (type === "email" ? "magiclink" : type);
