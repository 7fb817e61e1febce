import { Form, Link, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { formFields, typedText } from "#features/ground/forms/share/form-fields.ts";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { inLocale } from "#i18n/locale.ts";
import { withNext } from "#request/addresses/landing.ts";
import { AppCode, PhoneCode, RecoveryCode } from "./factor-fields.tsx";
import type { FactorsOwed } from "./queries.server.ts";
import { AuthCard, authControlClass, AuthFoot, authFormClass, authLinkClass } from "./share/auth-card.tsx";
import type { AuthReply } from "./share/auth-form.ts";
import { AuthRejection } from "./share/auth-rejection.tsx";

type SecondFactorProps = {
  owed: FactorsOwed;
  by: string | null;
  reply: AuthReply | undefined;
  next: string | undefined;
};

/** The step for a user whose password was right and who has a second factor. */
export function SecondFactor({ owed, by, reply, next }: SecondFactorProps) {
  const t = useTranslations("login");
  const isBusy = useNavigation().formMethod === "POST";
  const way = wayOf(owed, by);
  const isSent = reply?.challenge !== undefined;
  const fields = formFields("factor", names, { code: "", recoveryCode: "" }, reply);
  const sentTo = owed.phone.find(({ id }) => reply && typedText(reply, "factor") === id) ?? owed.phone[0];
  const intro = {
    app: t("factorApp", { email: owed.email }),
    phone: t(isSent ? "factorPhoneSent" : "factorPhone", {
      phone: isSent || owed.phone.length === 1 ? (sentTo?.name ?? "") : "",
    }),
    recovery: t("factorRecovery"),
  }[way];
  return (
    <AuthCard title={t("factorTitle")} intro={intro}>
      <Form key={way} method="post" noValidate={useNoValidate()} className={authFormClass}>
        <AuthRejection
          reply={reply}
          fields={[
            { ...fields.code, label: t("code") },
            { ...fields.recoveryCode, label: t("recoveryCode") },
          ]}
        />
        {way === "app" && <AppCode factors={owed.app} field={fields.code} />}
        {way === "phone" && (
          <PhoneCode factors={owed.phone} sentTo={sentTo!} challenge={reply?.challenge} field={fields.code} />
        )}
        {way === "recovery" && <RecoveryCode field={fields.recoveryCode} />}
        <Button
          type="submit"
          name="intent"
          value={way === "recovery" ? "recover" : way === "phone" && !isSent ? "text" : "factor"}
          size="form"
          busy={isBusy}
          className={`${authControlClass} mt-1 w-full`}
        >
          {t(way === "phone" && !isSent ? "sendText" : "confirm")}
        </Button>
        {way === "phone" && isSent && (
          <Button look="quiet" type="submit" name="intent" value="text" size="form" className={authControlClass}>
            {t("textAgain")}
          </Button>
        )}
      </Form>
      <OtherWays owed={owed} way={way} next={next} />
    </AuthCard>
  );
}

type Way = "app" | "phone" | "recovery";

/** The way that was asked for, if there is one; else the app, which needs no network. */
function wayOf({ app, phone }: FactorsOwed, by: string | null): Way {
  if (by === "recovery" || (app.length === 0 && phone.length === 0)) return "recovery";
  return (by === "phone" && phone.length > 0) || app.length === 0 ? "phone" : "app";
}

function OtherWays({ owed, way, next }: { owed: FactorsOwed; way: Way; next: string | undefined }) {
  const t = useTranslations("login");
  const locale = useLocale();
  const to = (by: Way) => withNext(`${inLocale("/login", locale)}?by=${by}`, next);
  return (
    <AuthFoot>
      {way !== "app" && owed.app.length > 0 && (
        <Link to={to("app")} className={authLinkClass}>
          {t("byApp")}
        </Link>
      )}
      {way !== "phone" && owed.phone.length > 0 && (
        <Link to={to("phone")} className={authLinkClass}>
          {t("byPhone")}
        </Link>
      )}
      {way !== "recovery" && (
        <Link to={to("recovery")} className={authLinkClass}>
          {t("byRecovery")}
        </Link>
      )}
      <Form method="post" action={inLocale("/logout", locale)}>
        <button type="submit" className={authLinkClass}>
          {t("otherAccount")}
        </button>
      </Form>
    </AuthFoot>
  );
}

const names = ["code", "recoveryCode"] as const;
