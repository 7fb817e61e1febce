import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button, buttonClass } from "@product/ui/controls/button";
import { LinkTab, LinkTabs } from "@product/ui/link-tabs";
import { countUpTo } from "#i18n/format.ts";
import type { ListTab } from "./counted-tabs.ts";
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
  /** Where the list lies, and where its views are kept. */
  here: string;
  viewsAt: string | undefined;
  /** The name of a tab that every reader has. */
  tabName: (key: string) => string;
  tabs: readonly ListTab[];
  /** No count goes further. */
  most: number;
  current: CurrentView | undefined;
  /** The current state of the list, as an address. */
  shown: string;
};

/** The ways to see the list: those that everyone has, and those that someone kept. */
export function ViewTabs({ here, viewsAt, tabName, tabs, most, current, shown }: ViewTabsProps) {
  const t = useTranslations("listing");
  const locale = useLocale();
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
            <Link to={`${here}${query}`}>{name ?? tabName(key)}</Link>
          </LinkTab>
        ))}
        {viewsAt && (
          <LinkTab>
            <Link to={`${viewsAt}/create${shown}`}>
              <ListIcon name="plus" />
              {t("saveView")}
            </Link>
          </LinkTab>
        )}
      </LinkTabs>
      {current && viewsAt && <ViewState {...{ here, viewsAt, current, shown }} />}
    </div>
  );
}

type ViewStateProps = { here: string; viewsAt: string; current: CurrentView; shown: string };

function ViewState({ here, viewsAt, current, shown }: ViewStateProps) {
  const t = useTranslations("listing");
  const page = `${viewsAt}/${current.id}`;
  return (
    <div className="flex flex-wrap items-center gap-2 text-compact text-fg-2">
      <span className="mr-auto">
        {current.isChanged ? t("viewChanged") : current.sharedBy && t("viewSharedBy", { owner: current.sharedBy })}
      </span>
      {current.isChanged && (
        <Link to={`${here}?view=${current.id}`} className={buttonClass("ghost", "row")}>
          {t("viewAsSaved")}
        </Link>
      )}
      {current.isChanged && current.mayChange && (
        <Form method="post" action={`${page}?do`}>
          <input type="hidden" name="actionName" value="replace" />
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
