import { useState } from "react";
import { Link, Outlet } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Drawer } from "@product/ui/drawer";
import { inLocale } from "#i18n/locale.ts";
import { actorContext, requestContext } from "#request/context.ts";
import { routeMiddleware } from "#request/route-middleware.ts";
import type { Route } from "./+types/admin.layout";
import { AdminNavigation } from "./admin-navigation.tsx";
import { AdminTopBar } from "./admin-top-bar.tsx";
import { Brand } from "./brand.tsx";
import { SkipLink } from "./skip-link.tsx";

export const handle = { needs: "authenticated" };

export const middleware = [routeMiddleware("authenticated")];

export function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  return { name: actor.kind === "person" ? actor.name : "", demo: context.get(requestContext).demo };
}

/** Navigation at the left, the top bar, and the screen. On phones the navigation is a drawer. */
export default function AdminLayout({ loaderData: { name, demo } }: Route.ComponentProps) {
  const t = useTranslations("shell");
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <div className="grid min-h-dvh text-sm lg:grid-cols-[var(--nav-width)_minmax(0,1fr)]">
      <SkipLink />
      <aside className="sticky top-0 hidden h-dvh flex-col border-r border-line bg-bg-subtle px-2.5 pb-2.5 lg:flex">
        <Link to={inLocale("/admin", useLocale())} className="flex h-12 items-center px-2">
          <Brand />
        </Link>
        <AdminNavigation />
        {demo && <p className="mt-auto px-2 text-xs text-fg-3">{t("demoNotice")}</p>}
      </aside>
      <div className="flex min-w-0 flex-col">
        <AdminTopBar name={name} onOpenNavigation={() => setDrawerOpen(true)} />
        <main id="content" tabIndex={-1} className="outline-none min-w-0 flex-1 px-4 py-5 lg:px-7 lg:pt-[22px]">
          <Outlet />
        </main>
      </div>
      <Drawer
        side="left"
        open={drawerOpen}
        onOpenChange={setDrawerOpen}
        title={t("mainNavigation")}
        labels={{ close: t("close") }}
      >
        <AdminNavigation onGo={() => setDrawerOpen(false)} />
      </Drawer>
    </div>
  );
}
