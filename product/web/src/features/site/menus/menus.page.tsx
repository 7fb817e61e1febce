import { data } from "react-router";
import { useTranslations } from "use-intl";
import { menuPlaces } from "@product/domain/site/menus";
import { Callout } from "@product/ui/callout";
import { PageHeader } from "@product/ui/page-header";
import { Refusals } from "#features/ground/forms/share/form-parts.tsx";
import { useReplyTo } from "#features/ground/forms/share/reply-to.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { formAction } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/menus.page";
import { deleteMenuLink, moveMenuLink, saveMenuLink } from "./commands.server.ts";
import { MenuLinkFields } from "./menu-link-fields.tsx";
import { MenuTable } from "./menu-table.tsx";
import { keptMenus } from "./queries.server.ts";
import { deletedLink, menuLinkForm, menusAddress, movedLink } from "./schema.ts";

export const handle = { needs: "page.publish", messages: ["menus", "request", "forms"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  requirePermission(context, "page.publish");
  const { saved, headers } = takeSaved(request);
  const links = await keptMenus();
  const wanted = pageAddress(request).searchParams.get("link");
  const edited = links.find(({ id }) => id === wanted);
  return data({ links, edited, saved, submissionKey: crypto.randomUUID() }, { headers });
}

export function action(sent: Route.ActionArgs) {
  requirePermission(sent.context, "page.publish");
  const onward = (_done: unknown, request: Request) => inLocale(menusAddress, localeOf(pageAddress(request).pathname));
  return runNamedAction(
    {
      save: formAction("page.publish", menuLinkForm, saveMenuLink, onward),
      move: formAction("page.publish", movedLink, moveMenuLink, onward),
      delete: formAction("page.publish", deletedLink, deleteMenuLink, onward),
    },
    sent,
  );
}

export default function MenusPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("menus");
  const { links, edited, saved, submissionKey } = loaderData;
  const reply = useReplyTo("save", actionData);
  const refused = [useReplyTo("delete", actionData), useReplyTo("move", actionData)].find((each) => each);
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader title={t("title")} description={t("intro")} />
      <div className="flex flex-col gap-8 pb-8">
        {saved && !actionData && <Callout tone="ok">{t("saved")}</Callout>}
        {refused && <Refusals reply={refused} />}
        {menuPlaces.map((place) => (
          <MenuTable key={place} place={place} links={links.filter((link) => link.place === place)} />
        ))}
        <MenuLinkFields
          key={`${edited?.id}-${edited?.version}-${links.length}`}
          link={edited}
          submissionKey={submissionKey}
          reply={reply}
        />
      </div>
    </>
  );
}
