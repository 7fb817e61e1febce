import { Form, Link, Outlet, useOutletContext } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { inLocale } from "#i18n/locale.ts";
import { routeMiddleware } from "#request/route-middleware.ts";
import { Brand } from "#shell/frames/brand.tsx";
import { SkipLink } from "#shell/frames/skip-link.tsx";

export { AdminErrorPage as ErrorBoundary } from "./admin-error-page.tsx";

export const handle = { needs: "authenticated" };

export const middleware = [routeMiddleware("authenticated")];

/**
 * The own account is there for every signed-in person. A person without access to the back office sees it without its
 * frame.
 */
export default function OwnAccount() {
  const frame = useOutletContext<{ isFramed: boolean }>();
  if (frame.isFramed) return <Outlet context={frame} />;
  return (
    <div className="min-h-dvh text-sm">
      <SkipLink />
      <PlainHeader />
      <main id="content" tabIndex={-1} className="mx-auto max-w-5xl px-(--page-padding) py-6 outline-none">
        <Outlet context={frame} />
      </main>
    </div>
  );
}

function PlainHeader() {
  const t = useTranslations("shell");
  const locale = useLocale();
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-bg">
      <div className="mx-auto flex h-14 max-w-5xl items-center gap-2 px-(--page-padding)">
        <Link to={inLocale("/", locale)} className="mr-auto min-w-0">
          <Brand />
        </Link>
        <Link to={inLocale("/workerpass", locale)} className={buttonClass("quiet")}>
          {t("myPass")}
        </Link>
        <Form method="post" action={inLocale("/logout", locale)}>
          <button type="submit" className={buttonClass("ghost")}>
            {t("signOut")}
          </button>
        </Form>
      </div>
    </header>
  );
}
