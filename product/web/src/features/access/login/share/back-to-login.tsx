import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocale } from "use-intl";
import { loginAddress } from "#request/addresses/landing.ts";
import { AuthFoot, authLinkClass } from "./auth-card.tsx";

/** Under a form: the way back to signing in, which still leads to where someone wanted to go. */
export const BackToLogin = ({ next, children }: { next: string | undefined; children: ReactNode }) => (
  <AuthFoot>
    <Link to={loginAddress(useLocale(), next)} className={authLinkClass}>
      {children}
    </Link>
  </AuthFoot>
);
