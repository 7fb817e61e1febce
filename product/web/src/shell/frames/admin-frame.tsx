import { useEffect, useState, type ReactNode } from "react";
import { useMatches } from "react-router";
import { later } from "@product/ui/overlays/later";
import { useShortcuts } from "@product/ui/use-shortcuts";
import { AdminSidebar, sidebarId } from "./admin-sidebar.tsx";
import { AdminTopBar } from "./admin-top-bar.tsx";
import { keepNavigation } from "#shell/behaviour/navigation-width.ts";
import type { ShownPerson } from "./person-menu.tsx";
import { Reachable } from "#shell/navigation/reachable.ts";
import type { Screen } from "#shell/screens.ts";
import { SkipLink } from "./skip-link.tsx";
import { ViewingBar } from "./viewing-bar.tsx";

/** Whether the screen stands on a wall, without the frame. */
const useWall = (): boolean =>
  useMatches().some(({ loaderData }) => (loaderData as { isWall?: boolean } | undefined)?.isWall);

type AdminFrameProps = {
  person: ShownPerson;
  isViewed: boolean;
  demo: boolean;
  /** The screens in this person's navigation. */
  screens: readonly Screen[];
  /** Whether it starts as a rail of icons. */
  isRail: boolean;
  children: ReactNode;
};

/** Navigation at the left, the top bar, and the screen. On phones the navigation is a drawer. */
export function AdminFrame({ person, isViewed, demo, screens, isRail: startsAsRail, children }: AdminFrameProps) {
  const [isRail, setRail] = useState(startsAsRail);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [areKeysOpen, setKeysOpen] = useState(false);
  const toggle = () => {
    keepNavigation(!isRail);
    setRail(!isRail);
  };
  const openKeys = () => setKeysOpen(true);
  useShortcuts({ "?": openKeys, meta_b: toggle });
  // A press on the menu before the page was alive shows the navigation as without JavaScript; the drawer takes its
  // place.
  useEffect(() => {
    if (location.hash !== `#${sidebarId}`) return;
    location.replace("#content");
    setTimeout(() => setDrawerOpen(true));
  }, []);
  return (
    <Reachable value={screens}>
      <div
        data-rail={isRail || undefined}
        data-wall={useWall() || undefined}
        className="admin-frame grid min-h-dvh text-sm lg:grid-cols-[var(--nav-width)_minmax(0,1fr)] lg:data-rail:grid-cols-[57px_minmax(0,1fr)]"
      >
        <SkipLink />
        <AdminSidebar demo={demo} screens={screens} isRail={isRail} onToggle={toggle} onKeys={openKeys} />
        <div className="flex min-w-0 flex-col">
          {isViewed && <ViewingBar name={person.name} />}
          <AdminTopBar person={person} onOpenNavigation={() => setDrawerOpen(true)} onKeys={openKeys} />
          <main
            id="content"
            tabIndex={-1}
            className="flex min-w-0 flex-1 flex-col px-(--page-padding) py-5 outline-none lg:pt-[22px]"
          >
            {children}
          </main>
        </div>
        <AdminDrawer open={isDrawerOpen} onOpenChange={setDrawerOpen} demo={demo} screens={screens} onKeys={openKeys} />
        <KeysDialog open={areKeysOpen} onOpenChange={setKeysOpen} />
      </div>
    </Reachable>
  );
}

const AdminDrawer = later(async () => (await import("./admin-drawer.tsx")).AdminDrawer);
const KeysDialog = later(async () => (await import("#shell/navigation/keys-dialog.tsx")).KeysDialog);
