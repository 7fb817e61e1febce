import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { packs } from "@product/domain/rules/packs/packs";
import { textsOn } from "@product/domain/rules/resolve";
import { packIds, type PackId } from "@product/domain/rules/rule";
import { textsSince } from "@product/domain/rules/catalogue";
import { settableOf } from "@product/domain/rules/settable";
import { inLocale } from "#i18n/locale.ts";
import { homeDay } from "#request/clock.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/packs.page";
import { rulesAddress } from "./addresses.ts";
import { Changelog } from "./changelog.tsx";
import { PackTable } from "./pack-table.tsx";
import { ruleSettingCount, settingsForJudging } from "./queries.server.ts";
import { RulesFrame } from "./rules-frame.tsx";

export const handle = { needs: "settings.view", messages: ["rules"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.view");
  const chosenPack = pageAddress(request).searchParams.get("pack") as PackId;
  const pack = packIds.includes(chosenPack) ? chosenPack : "ES";
  const today = homeDay();
  const { version, rules } = textsOn(pack, today);
  const settings = (await settingsForJudging()).filter(({ until }) => until === null || until >= today);
  return {
    pack,
    version,
    rules: rules.map(({ key, check, name, numbers, severity, citation, isOverridable, isRemembered = false }) => ({
      key,
      check,
      name,
      value: numbers[settableOf[check]?.name ?? ""] ?? null,
      severity,
      citation,
      isOverridable,
      isRemembered,
      overrides: settings.filter(({ rule }) => rule === key).length,
    })),
    versions: packs[pack].versions
      .map(({ version: name, from, note }) => ({ name, from, note, texts: textsSince(pack, from) }))
      .toReversed(),
    overrides: await ruleSettingCount(),
    mayEdit: isPermitted(actor, "settings.edit", "everywhere"),
  };
}

/** The rules of one country as they stand today, each with its law, and how they came to be so. */
export default function PacksPage({ loaderData }: Route.ComponentProps) {
  const { pack, version, rules, versions, overrides, mayEdit } = loaderData;
  const t = useTranslations("rules");
  const locale = useLocale();
  return (
    <RulesFrame current="packs" overrides={overrides} mayEdit={mayEdit}>
      <nav aria-label={t("packs")} className="mb-3 flex flex-wrap gap-2">
        {packIds.map((id) => (
          <Link
            key={id}
            to={`${inLocale(rulesAddress, locale)}?pack=${id}`}
            aria-current={id === pack ? "page" : undefined}
            className="touch-target inline-flex h-8 items-center rounded-control border border-line px-3 text-compact text-fg-2 hover:bg-bg-hover aria-[current]:border-line-control aria-[current]:bg-bg-muted aria-[current]:font-medium aria-[current]:text-fg"
          >
            {t(`pack:${id}`)}
          </Link>
        ))}
      </nav>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <PackTable caption={t("packOf", { version })} rules={rules} />
        <Changelog version={version} versions={versions} />
      </div>
    </RulesFrame>
  );
}
