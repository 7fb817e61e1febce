import { Outlet } from "react-router";
import { requestContext } from "#request/context.ts";
import type { Route } from "./+types/default.layout";
import { DefaultFooter } from "#shell/frames/default-footer.tsx";
import { DefaultHeader } from "#shell/frames/default-header.tsx";
import { SkipLink } from "#shell/frames/skip-link.tsx";

export const handle = { needs: "public" };

export async function loader({ context }: Route.LoaderArgs) {
  const { demo, menus, companies } = context.get(requestContext);
  return { demo, menus: await menus(), companies: await companies() };
}

/** Header, content and footer of the pages that everyone may read. */
export default function DefaultLayout({ loaderData }: Route.ComponentProps) {
  return (
    <div className="flex min-h-dvh flex-col text-base">
      <SkipLink />
      <DefaultHeader links={loaderData.menus.header} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <DefaultFooter {...loaderData} />
    </div>
  );
}
