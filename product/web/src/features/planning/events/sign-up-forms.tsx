import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { inLocale } from "#i18n/locale.ts";
import type { SignUpFormsOf } from "./sign-up-forms.server.ts";
import { useEventFrame } from "./share/event-frame.ts";

const linkClass =
  "inline-flex min-h-6 items-center text-primary-text underline underline-offset-3 pointer-coarse:min-h-11";

/** The forms by which people sign up for this event alone. */
export function SignUpForms({ forms: { rows, mayMake } }: { forms: SignUpFormsOf }) {
  const t = useTranslations("events");
  const locale = useLocale();
  const { id: eventId } = useEventFrame();
  return (
    <section aria-labelledby="sign-up-forms">
      <h2 id="sign-up-forms" className="text-xs text-fg-2">
        {t("signUpForms")}
      </h2>
      {rows.length === 0 && <p className="mt-0.5">{t("noSignUpForms")}</p>}
      <ul className="mt-0.5 flex flex-col gap-1">
        {rows.map(({ id, title, state, slug, language }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-2">
            <Link to={inLocale(`/admin/signup-forms/${id}/settings`, locale)} className={linkClass}>
              {title}
            </Link>
            <span className="text-fg-2">
              {t(state === "open" || state === "closed" ? `signUp:${state}` : "signUp:draft")}
            </span>
            {state === "open" && (
              <a href={`${inLocale("/signup", language)}?formId=${slug}`} className={linkClass}>
                {t("signUpOpen")}
              </a>
            )}
          </li>
        ))}
      </ul>
      {mayMake && (
        <Link to={inLocale(`/admin/signup-forms/create?event=${eventId}`, locale)} className={linkClass}>
          {t("newSignUpForm")}
        </Link>
      )}
    </section>
  );
}
