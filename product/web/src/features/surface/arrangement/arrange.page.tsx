import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isPermitted, type Actor } from "@product/domain/actor";
import { isCard } from "@product/domain/surface/arrangement";
import { buttonClass } from "@product/ui/controls/button";
import { LinkTab, LinkTabs } from "@product/ui/link-tabs";
import { PageHeader } from "@product/ui/page-header";
import { Refusals } from "#features/ground/forms/share/form-parts.tsx";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { actorContext, requestContext } from "#request/context.ts";
import { formAction } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/arrange.page";
import { arrangeDashboard, arrangeGroup } from "./commands.server.ts";
import { partsFor } from "./parts.server.ts";
import { PartList } from "./part-list.tsx";
import { groupsToArrange } from "./queries.server.ts";
import { arranging } from "./schema.ts";
import { arrangeAddress } from "./share/address.ts";

export const handle = { needs: "authenticated", messages: ["arrangement", "request"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const { locale } = context.get(requestContext);
  const groups = isPermitted(actor, "group.edit") ? await groupsToArrange() : [];
  const group = groups.find(({ id }) => id === groupAsked(request));
  return {
    parts: await partsFor(actor, context, locale, group),
    groups: groups.map(({ id, nameEn, nameEs }) => ({ id, name: locale === "es" ? nameEs : nameEn })),
    group: group?.id,
  };
}

const groupAsked = (request: Request) => pageAddress(request).searchParams.get("group");

export function action({ request, context }: Route.ActionArgs) {
  const group = groupAsked(request);
  const known = async (actor: Actor) =>
    (await partsFor(actor, context, "en", group ? { hidden: [] } : undefined)).map(({ key }) => key);
  const onward = () =>
    inLocale(arrangeAddress, localeOf(pageAddress(request).pathname)) +
    (group ? `?${new URLSearchParams({ group })}` : "");
  const sent = { request, context };
  return group
    ? formAction(
        "group.edit",
        arranging,
        async (actor, input) => arrangeGroup(actor, group, await known(actor), input),
        onward,
      )(sent)
    : formAction(
        "self",
        arranging,
        async (actor, input) => arrangeDashboard(actor, await known(actor), input),
        onward,
      )(sent);
}

export default function ArrangePage({ loaderData: { parts, groups, group }, actionData }: Route.ComponentProps) {
  const t = useTranslations("arrangement");
  const locale = useLocale();
  const here = inLocale(arrangeAddress, locale);
  const named = groups.find(({ id }) => id === group)?.name;
  const title = named ? t("groupTitle", { group: named }) : t("title");
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        description={t(named ? "groupIntro" : "intro")}
        actions={
          <Link to={inLocale("/admin", locale)} className={buttonClass("quiet")}>
            {t("done")}
          </Link>
        }
      />
      {groups.length > 0 && (
        <LinkTabs label={t("groups")}>
          <LinkTab current={!group}>
            <Link to={here}>{t("own")}</Link>
          </LinkTab>
          {groups.map(({ id, name }) => (
            <LinkTab key={id} current={id === group}>
              <Link to={`${here}?${new URLSearchParams({ group: id })}`}>{name}</Link>
            </LinkTab>
          ))}
        </LinkTabs>
      )}
      <div className="mt-5 flex max-w-2xl flex-col gap-8 pb-8">
        {actionData && <Refusals reply={actionData} />}
        <PartList heading={t("figures")} parts={parts.filter(({ key }) => !isCard(key))} group={group} />
        <PartList heading={t("cards")} parts={parts.filter(({ key }) => isCard(key))} group={group} />
      </div>
    </>
  );
}
