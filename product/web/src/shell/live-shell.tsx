/** The parts that a page gains when it comes alive: toasts, tooltips, shortcuts, the watch for new builds, consent. */
import { useContext, useEffect, useEffectEvent, useRef } from "react";
import { UNSAFE_DataRouterContext, useLocation, useNavigate, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { NavigationProgress } from "@product/ui/navigation-progress";
import { Toaster } from "@product/ui/overlays/toaster";
import { Tooltips } from "@product/ui/overlays/tooltip";
import { useShortcuts } from "@product/ui/use-shortcuts";
import { consentButtonHidden, isMeasured } from "./behaviour/consent-paths.ts";
import { startConsent } from "./behaviour/consent.ts";
import { heedProvider } from "./behaviour/consent-provider.ts";
import { toggleMode } from "./behaviour/colour-mode.ts";
import { watchBuilds } from "./behaviour/new-build.ts";
import { startTagManager } from "./behaviour/tag-manager.ts";
import { bindBuilds } from "#shell/navigation/before-navigation.ts";
import { bindFailure } from "./keep-the-page.ts";
import type { PublicSettings } from "#request/context.ts";
import { preloadPointedPages } from "#shell/navigation/preload-pages.ts";
import { usePlainWays } from "#shell/navigation/use-plain-ways.ts";
import { isOffice } from "./navigation/is-office.ts";
import { sessionHere } from "./session/has-session.ts";
import { watchSession } from "./session/session-watch.ts";
import { toasts } from "./toasts.ts";

export function LiveShell({ settings }: { settings: PublicSettings }) {
  const t = useTranslations("shell");
  // Seen by tests and by anyone who wonders why a click was a page load.
  useEffect(() => void (document.documentElement.dataset["alive"] = ""), []);
  useFocusOnContent();
  useEffect(preloadPointedPages, []);
  useNewBuilds(settings.buildId);
  useFailures();
  useConsent(settings);
  useSession(settings);
  usePlainWays();
  useShortcuts({ meta_shift_l: { run: toggleMode, whileTyping: true } });
  return (
    <>
      <NavigationProgress active={useNavigation().state !== "idle"} label={t("loading")} />
      <Tooltips />
      <Toaster
        store={toasts}
        labels={{ close: t("close"), region: t("toasts", { hotkey: "F8" }), notification: t("notification") }}
      />
    </>
  );
}

/** After a navigation the keyboard goes on at the new content; the first page keeps its natural start. */
function useFocusOnContent() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A dialog opened over the page since then has the focus, and the person is typing there.
    if (document.activeElement?.closest("[role=dialog]")) return;
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname]);
}

function useNewBuilds(buildId: string) {
  const t = useTranslations("shell");
  useEffect(() => {
    const watch = watchBuilds({
      current: buildId,
      onNewer: () =>
        toasts.add({
          id: "new-build",
          tone: "info",
          title: t("newBuild"),
          description: t("newBuildText"),
          action: { label: t("reload"), onSelect: () => location.reload() },
        }),
    });
    bindBuilds(watch);
    return watch.stop;
  }, [buildId, t]);
}

/** For a form among others that fails: the page stays, and a message reports the failure. */
function useFailures() {
  const t = useTranslations("shell");
  useEffect(
    () =>
      bindFailure(() =>
        toasts.add({ id: "not-done", tone: "bad", title: t("notDone"), description: t("notDoneText") }),
      ),
    [t],
  );
}

function useSession({ auth }: PublicSettings) {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { router } = useContext(UNSAFE_DataRouterContext)!;
  const isStale = useRef(false);
  const shownFor = useRef<string>(undefined);
  // A form that signs in or out is answered with its page loaded anew: by then the session is what it has become.
  useEffect(() => {
    shownFor.current ??= sessionHere(auth);
    return router.subscribe(({ navigation }) => {
      if (navigation.state === "loading") shownFor.current = sessionHere(auth);
    });
  }, [router, auth]);
  const refreshRoute = useEffectEvent((isLost = false) => {
    // A running navigation, such as after a form that changed the session, is not interrupted. The router knows of its
    // start and end before they are rendered; relying on the rendered state would lose a press in between.
    isStale.current = router.state.navigation.state !== "idle";
    if (isStale.current) return;
    const { location, actionData } = router.state;
    // Loaded with this session already: shown anew it would lose what its form was answered, as the field for a code.
    const isInStep = isLost ? !isOffice(location.pathname) && actionData : shownFor.current === sessionHere(auth);
    if (!isInStep) void navigate(location, { replace: true, preventScrollReset: true });
  });
  useEffect(() => watchSession(auth, (isLost) => refreshRoute(isLost)).stop, [auth]);
  useEffect(() => {
    if (state === "idle" && isStale.current) refreshRoute();
  }, [state]);
}

function useConsent({ consentScriptUrl, tagManagerId }: PublicSettings) {
  const t = useTranslations("shell");
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const hidden = consentButtonHidden(pathname);
  const isHeld = !isMeasured({ pathname, search });
  useEffect(() => {
    const onMeasuring = () => tagManagerId && !isHeld && startTagManager(tagManagerId);
    if (hidden) return;
    if (consentScriptUrl) return heedProvider(onMeasuring);
    const words = Object.fromEntries(consentKeys.map((key) => [key, t(key)])) as Record<
      (typeof consentKeys)[number],
      string
    >;
    void startConsent({ locale, words, pathname, mayAsk: tagManagerId !== undefined, onMeasuring });
  }, [hidden, isHeld, pathname, consentScriptUrl, tagManagerId, locale, t]);
}

const consentKeys = [
  "close",
  "consentTitle",
  "consentText",
  "consentAccept",
  "consentReject",
  "consentChoose",
  "consentSave",
  "consentNecessary",
  "consentNecessaryText",
  "consentMeasuring",
  "consentMeasuringText",
] as const;
