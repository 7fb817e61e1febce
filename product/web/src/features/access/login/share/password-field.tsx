import { useState, type ReactNode, type Ref } from "react";
import { useTranslations } from "use-intl";
import { classes } from "@product/ui/classes";
import { controlClass, FieldFrame, fieldState } from "@product/ui/controls/field-frame";
import { authControlClass } from "./auth-card.tsx";
import { AuthIcon } from "./auth-icon.tsx";

type PasswordFieldProps = {
  id: string;
  label: string;
  autoComplete: "current-password" | "new-password";
  errors: string[];
  help?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** A password that can be looked at while it is typed. It never comes back with a page. */
export function PasswordField({ id, label, autoComplete, errors, help, ref }: PasswordFieldProps) {
  const t = useTranslations("login");
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} errors={errors} help={help}>
      <div className="relative">
        <span className="pointer-events-none absolute inset-y-0 left-2.5 flex items-center text-fg-3">
          <AuthIcon name="lock" />
        </span>
        <input
          ref={ref}
          id={id}
          name="password"
          type={isShown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          {...fieldState(id, { help, errors })}
          className={classes(controlClass(errors), authControlClass, "pr-11 pl-9")}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={t(isShown ? "hidePassword" : "showPassword")}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 flex w-10 items-center justify-center rounded-control text-fg-3 hover:text-fg max-[860px]:w-11 noscript:hidden"
        >
          <AuthIcon name={isShown ? "eye-off" : "eye"} />
        </button>
      </div>
    </FieldFrame>
  );
}
