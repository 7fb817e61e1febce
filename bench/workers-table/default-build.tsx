/** A React Router app around the same table with nothing of ours in it, as its documentation would have it. */
import { PassThrough, Readable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, ServerRouter, useLoaderData } from "react-router";
import type { EntryContext, ServerBuild } from "react-router";
import Page, { loader } from "./plain-workers.page.tsx";

const path = "bench/plain-workers";

export const defaultBuild = {
  entry: { module: { default: renderToStream } },
  routes: {
    root: { id: "root", path: "", module: { Layout, default: Outlet } },
    workers: { id: "workers", parentId: "root", path, module: { loader, default: WorkersPage } },
  },
  assets: {
    entry: { module: "/assets/entry.client.js", imports: [] },
    routes: { root: assetsOf("root"), workers: { ...assetsOf("workers"), parentId: "root", path, hasLoader: true } },
    url: "/assets/manifest.js",
    version: "1",
  },
  assetsBuildDirectory: "",
  publicPath: "/",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
} as unknown as ServerBuild;

function WorkersPage() {
  return <Page loaderData={useLoaderData<typeof loader>()} />;
}

function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The entry that React Router brings for Node, less its care for crawlers and slow data. */
function renderToStream(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onShellReady() {
        const body = new PassThrough();
        headers.set("Content-Type", "text/html");
        pipe(body);
        resolve(new Response(Readable.toWeb(body) as ReadableStream, { status, headers }));
      },
      onShellError: reject,
    });
  });
}

function assetsOf(id: string) {
  const has = { hasAction: false, hasLoader: false, hasClientLoader: false, hasClientAction: false };
  return { id, module: `/assets/${id}.js`, imports: [], css: [], ...has, hasErrorBoundary: false };
}
