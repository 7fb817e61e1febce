import type { ReactNode } from "react";
import { Form, Link, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button, buttonClass } from "@product/ui/controls/button";
import { inLocale } from "#i18n/locale.ts";
import { loginAddress } from "#request/addresses/landing.ts";
import type { OwnAccount } from "./whose-account.ts";

type AccountRoadsProps = { token: string; hasOne: boolean; own: OwnAccount | undefined; done: string | undefined };

/** The one way that leads on from here: to the account there is, to one that they have, or to a new one. */
export function AccountRoads({ token, hasOne, own, done }: AccountRoadsProps) {
  const t = useTranslations("account-offer");
  const locale = useLocale();
  const here = inLocale(`/signup/status/${token}/account`, locale);
  if (own?.is === "theirs")
    return (
      <>
        <Said>{t("theirs")}</Said>
        <Onward to={inLocale("/workerpass", locale)}>{t("toPass")}</Onward>
      </>
    );
  if (hasOne || done === "has-one")
    return (
      <>
        <Said>{t("has")}</Said>
        <Onward to={loginAddress(locale, undefined)}>{t("signIn")}</Onward>
      </>
    );
  if (own?.is === "same")
    return (
      <>
        <Said>{t("same", { email: own.email, name: own.name, company: own.company })}</Said>
        <Press action={`${here}?do=link`}>{t("link")}</Press>
      </>
    );
  if (done === "known")
    return (
      <>
        <Said>{t("known")}</Said>
        {own ? (
          <SignOut email={own.email} next={here} />
        ) : (
          <Onward to={loginAddress(locale, here)}>{t("signIn")}</Onward>
        )}
      </>
    );
  return (
    <>
      <Said>{t("offer")}</Said>
      <Press action={here}>{t("take")}</Press>
      {own && <SignOut email={own.email} next={here} />}
    </>
  );
}

/** For whoever is here with another account than the one that can be used; they come back to this page. */
function SignOut({ email, next }: { email: string; next: string }) {
  const t = useTranslations("account-offer");
  return (
    <>
      <Said>{t("other", { email })}</Said>
      <Form method="post" action={inLocale("/logout", useLocale())}>
        <input type="hidden" name="next" value={next} />
        <Button type="submit" look="ghost">
          {t("signOut")}
        </Button>
      </Form>
    </>
  );
}

const Said = ({ children }: { children: ReactNode }) => <p className="text-pretty text-fg-2">{children}</p>;

const Onward = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={buttonClass("primary", "form")}>
    {children}
  </Link>
);

function Press({ action, children }: { action: string; children: ReactNode }) {
  const { formMethod, formAction } = useNavigation();
  return (
    <Form method="post" action={action} className="max-sm:w-full">
      <Button type="submit" size="form" busy={formMethod === "POST" && formAction === action} className="max-sm:w-full">
        {children}
      </Button>
    </Form>
  );
}
