/** Pages and parts of them as the server would write them. */
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, Outlet, RouterContextProvider, RouterProvider } from "react-router";
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { localeOf } from "#i18n/locale.ts";
import type { Messages } from "#i18n/messages.ts";
import { actorContext, requestContext } from "#request/context.ts";
import { sessionContext, type RequestSession } from "#request/session.ts";
import { Intl } from "#shell/intl.tsx";
import { messages as shell } from "#shell/messages.ts";
import { slices } from "#slices.ts";

const catalogues: Record<string, Messages> = Object.assign({ shell }, ...slices.map(({ messages = {} }) => messages));
const sentences = (locale: Locale) =>
  Object.fromEntries(
    Object.entries(catalogues).map(([slice, messages]) => [
      slice,
      Object.fromEntries(Object.entries(messages).map(([key, texts]) => [key, texts[locale]])),
    ]),
  );

type Node = Parameters<typeof renderToStaticMarkup>[0];

/** `outlet` is what the layout above gives it. A sentence that is missing is an error here. */
export function rendered(element: Node, at: string, outlet?: object): string {
  const router = createMemoryRouter([{ element: <Outlet context={outlet} />, children: [{ path: "*", element }] }], {
    initialEntries: [at],
  });
  const onMissing = (error: Error) => {
    throw error;
  };
  return renderToStaticMarkup(
    <Intl locale={localeOf(at)} messages={sentences(localeOf(at))} onMissing={onMissing}>
      <RouterProvider router={router} />
    </Intl>,
  );
}

type PageModule = { loader: (loaderArguments: never) => Promise<unknown>; default: (props: never) => Node };
type Asked = {
  actor: Actor;
  session?: RequestSession;
  at: string;
  params?: Record<string, string>;
  outlet?: object;
  /** The earlier answer to a form of the page. */
  actionData?: object | undefined;
};

/** A page with what its own loader gives. */
export async function renderedPage(
  page: PageModule,
  { actor, session, at, params = {}, outlet, actionData }: Asked,
): Promise<string> {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  context.set(requestContext, { locale: localeOf(at) } as never);
  if (session) context.set(sessionContext, session);
  const request = new Request(`https://staff.example${at}`);
  const result = (await page.loader({ context, request, params } as never)) as object;
  const loaderData = "init" in result && "data" in result ? result.data : result;
  const Page = page.default as (props: { loaderData: unknown; actionData: unknown }) => Node;
  return rendered(<Page loaderData={loaderData} actionData={actionData} />, at, outlet);
}
