import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button, buttonClass } from "@product/ui/button";
import { LinkTab, LinkTabs } from "@product/ui/link-tabs";
import { countUpTo } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { ListTab } from "./list-tabs.server.ts";
import { ListIcon } from "./list-icon.tsx";

export type CurrentView = {
  id: string;
  version: number;
  mayChange: boolean;
  /** The list shows something else than the view that it began from. */
  isChanged: boolean;
  sharedBy: string | undefined;
};

type ViewTabsProps = {
  tabs: readonly ListTab[];
  /** No count goes further. */
  most: number;
  current: CurrentView | undefined;
  /** What is shown now, as an address. */
  shown: string;
};

/** The ways to see the list: those that everyone has, and those that someone kept. */
export function ViewTabs({ tabs, most, current, shown }: ViewTabsProps) {
  const t = useTranslations("workers");
  const locale = useLocale();
  const here = inLocale("/admin/workers/list", locale);
  return (
    <div className="mb-3 flex flex-col gap-2">
      <LinkTabs label={t("views")}>
        {tabs.map(({ key, name, query, count, isCurrent, isUrgent }) => (
          <LinkTab
            key={key}
            current={isCurrent}
            count={count === undefined ? undefined : countUpTo(count, most, locale)}
            countTone={isUrgent && count ? "warn" : undefined}
          >
            <Link to={`${here}${query}`}>{name ?? t(`view:${key as "all"}`)}</Link>
          </LinkTab>
        ))}
        <LinkTab>
          <Link to={`${inLocale("/admin/workers/views/create", locale)}${shown}`}>
            <ListIcon name="plus" />
            {t("saveView")}
          </Link>
        </LinkTab>
      </LinkTabs>
      {current && <ViewState current={current} shown={shown} />}
    </div>
  );
}

function ViewState({ current, shown }: { current: CurrentView; shown: string }) {
  const t = useTranslations("workers");
  const locale = useLocale();
  const page = inLocale(`/admin/workers/views/${current.id}`, locale);
  return (
    <div className="flex flex-wrap items-center gap-2 text-compact text-fg-2">
      <span className="mr-auto">
        {current.isChanged ? t("viewChanged") : current.sharedBy && t("viewSharedBy", { owner: current.sharedBy })}
      </span>
      {current.isChanged && (
        <Link
          to={`${inLocale("/admin/workers/list", locale)}?view=${current.id}`}
          className={buttonClass("ghost", "row")}
        >
          {t("viewAsSaved")}
        </Link>
      )}
      {current.isChanged && current.mayChange && (
        <Form method="post" action={`${page}?deed`}>
          <input type="hidden" name="deed" value="replace" />
          <input type="hidden" name="version" value={current.version} />
          <input type="hidden" name="seen" value={shown} />
          <Button type="submit" look="quiet" size="row">
            {t("viewTakeOver")}
          </Button>
        </Form>
      )}
      <Link to={page} className={buttonClass("ghost", "row")}>
        {t("viewEdit")}
      </Link>
    </div>
  );
}
