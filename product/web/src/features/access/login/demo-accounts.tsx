import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { classes } from "@product/ui/classes";
import { StatusLight } from "@product/ui/records/status-light";
import type { AccountsToTry } from "./queries.server.ts";
import { AuthIcon } from "./share/auth-icon.tsx";

/** The people of a demonstration. One press fills the form in; without JavaScript one can still read and type. */
export function DemoAccounts({ demo: { password, accounts } }: { demo: AccountsToTry }) {
  const t = useTranslations("login");
  const [used, setUsed] = useState<string>();
  const fillIn = (email: string) => {
    setValue("login-email", email);
    setValue("login-password", password);
    setUsed(email);
    document.getElementById("login-password")?.focus();
  };
  return (
    <section
      aria-labelledby="demo-accounts"
      className="flex min-w-0 flex-col rounded-panel border border-line bg-bg text-compact"
    >
      <div className="flex items-center gap-2.5 border-b border-line px-4 py-2.5 text-fg-3">
        <AuthIcon name="flask" />
        <div className="min-w-0">
          <h2 id="demo-accounts" className="font-semibold text-fg">
            {t("demoAccounts")}
          </h2>
          <p className="text-help text-fg-2">
            {t("demoPassword")} <code className={codeClass}>{password}</code>
          </p>
        </div>
      </div>
      <ul className="flex flex-1 flex-col">
        {accounts.map(({ email, role }) => (
          <li
            key={email}
            className={classes(
              "flex min-h-13 flex-auto items-center gap-3 border-b border-line px-4 py-1.5 max-[860px]:py-2.5",
              used === email && "bg-bg-selected",
            )}
          >
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap gap-x-2">
                <span className="font-medium">{t(`role:${role}`)}</span>
                <span className="min-w-0 text-help wrap-anywhere text-fg-3">{email}</span>
              </span>
              <span className="block text-help text-fg-2">{t(`does:${role}`)}</span>
            </span>
            {used === email ? (
              <StatusLight tone="ok">{t("filledIn")}</StatusLight>
            ) : (
              <Button
                look="quiet"
                size="row"
                type="button"
                aria-label={t("useAccount", { role: t(`role:${role}`) })}
                onClick={() => fillIn(email)}
                className="max-[860px]:h-9 noscript:hidden"
              >
                {t("use")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="px-4 py-3 text-help text-fg-3">{t("demoNote")}</p>
    </section>
  );
}

const codeClass = "rounded-[4px] bg-bg-muted px-1.5 py-0.5 font-mono text-xs font-medium whitespace-nowrap text-fg";

function setValue(id: string, value: string) {
  const box = document.getElementById(id);
  if (box instanceof HTMLInputElement) box.value = value;
}
