import type { CSSProperties, ReactNode } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
  type ShouldRevalidateFunction,
} from "react-router";
import { isoOf, localeOf } from "#i18n/locale.ts";
import { productName, SiteName } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { AlternateLinks } from "#shell/alternate-links.tsx";
import { beforeNavigation } from "#shell/navigation/before-navigation.ts";
import { earlyScript, forcedMode, type ColourMode } from "#shell/behaviour/colour-mode.ts";
import { consentButtonHidden } from "#shell/behaviour/consent-paths.ts";
import { earlyReload } from "#shell/behaviour/reload-guard.ts";
import { ErrorPage } from "#shell/error-page.tsx";
import { keepThePage } from "#shell/keep-the-page.ts";
import styles from "#shell/app.css?url";
import { LiveShell } from "#shell/live-shell.tsx";
import { useNonce } from "#shell/nonce.ts";
import type { Route } from "./+types/root";

export const handle = { needs: "public" };

export async function loader({ context }: Route.LoaderArgs) {
  const { settings, brand } = context.get(requestContext);
  return { ...settings, brand: await brand() };
}

export const clientMiddleware = [keepThePage, beforeNavigation];

// The settings of a build do not change while a page of it is open; the brand does, for whoever changes it.
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction }) =>
  formAction?.includes("/admin/settings/branding") ?? false;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const settings = useRouteLoaderData<typeof loader>("root");
  const { pathname } = useLocation();
  const ownScript = useStillScript(settings?.buildId);
  return (
    // The early script may have set the colour mode before React looks at the element.
    <html
      lang={isoOf(localeOf(pathname))}
      data-forced-theme={useForcedMode()}
      data-consent-hidden={consentButtonHidden(pathname) ? "" : undefined}
      style={settings?.brand.colours as CSSProperties}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f172a" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: earlyScript + earlyReload }}
        />
        {settings?.consentScriptUrl && (
          <script nonce={nonce} src={settings.consentScriptUrl} fetchPriority="high" async suppressHydrationWarning />
        )}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {settings && <AlternateLinks origin={settings.origin} pathname={pathname} />}
        <Meta />
        {/* By its address: as a part of the scripts it would be loaded once more with the first that comes late, and all be styled anew. */}
        <link rel="stylesheet" href={styles} />
        <Links />
      </head>
      <body>
        <SiteName value={settings?.brand.name ?? productName}>
          {children}
          {settings && <LiveShell settings={settings} />}
        </SiteName>
        {!ownScript && <ScrollRestoration nonce={nonce} />}
        {ownScript ? <script async type="module" nonce={nonce} src={ownScript} /> : <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export const ErrorBoundary = ErrorPage;

/** The deepest route that asks for a mode decides. */
const useForcedMode = () => forcedMode(useDeepest("colourMode") as ColourMode | undefined);

/** A page that works as it came from the server names the one script it needs; see standalone-scripts.ts. */
function useStillScript(build: string | undefined): string | undefined {
  const name = useDeepest("still");
  if (!name) return undefined;
  return import.meta.env.DEV ? `/src/features/day/${name}/${name}.client.ts` : `/assets/${name}.js?v=${build}`;
}

/** The value in the handle of the deepest route that has this key. */
const useDeepest = (key: string): string | undefined =>
  useMatches()
    .map((match) => (match.handle as Record<string, string> | undefined)?.[key])
    .findLast(Boolean);
