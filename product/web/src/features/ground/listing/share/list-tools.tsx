import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import { isDrawn, type ListKind } from "@product/domain/filters/list-kind";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Checkbox } from "@product/ui/controls/checkbox";
import { IconButton } from "@product/ui/controls/icon-button";
import { SelectField } from "@product/ui/controls/select-field";
import type { Look } from "./list-look.ts";
import { ListIcon } from "./list-icon.tsx";
import { entriesOf, queryOf, type ShownView } from "./shown-view.ts";

type ListToolsProps = {
  kind: ListKind;
  here: string;
  view: ShownView;
  look: Look;
  available: readonly string[];
  columnName: (column: string) => string;
  orderName: (order: string) => string;
};

/** How the list looks: which columns, in which order, how close, as a table or as cards. */
export function ListTools(tools: ListToolsProps) {
  const { kind, here, view, look } = tools;
  const t = useTranslations("listing");
  const isCompact = look.density === "compact";
  const isCards = look.layout === "cards";
  if (isDrawn(kind, look.layout))
    return (
      <div className="shrink-0 sm:ml-auto">
        <LayoutSwitch {...tools} />
      </div>
    );
  return (
    <div className="flex items-start gap-1.5 max-sm:flex-wrap max-sm:has-[details[open]]:basis-full sm:relative sm:ml-auto sm:shrink-0">
      <LayoutSwitch {...tools} />
      <ColumnChoice {...tools} />
      {!isCards && (
        <IconButton
          asChild
          look="quiet"
          label={t(isCompact ? "regularRows" : "compactRows")}
          icon={<ListIcon name={isCompact ? "rows" : "close-rows"} />}
          className="max-sm:hidden"
        >
          <Link
            to={`${here}${queryOf(kind, { ...view, density: isCompact ? "regular" : "compact" })}`}
            preventScrollReset
          />
        </IconButton>
      )}
      <IconButton
        asChild
        look="quiet"
        label={t(isCards ? "asTable" : "asCards")}
        icon={<ListIcon name={isCards ? "table" : "cards"} />}
        className="max-sm:hidden"
      >
        <Link to={`${here}${queryOf(kind, { ...view, layout: isCards ? "table" : "cards" })}`} preventScrollReset />
      </IconButton>
    </div>
  );
}

/** List, calendar or board, for the kinds that can be drawn. */
function LayoutSwitch({ kind, here, view, look }: ListToolsProps) {
  const t = useTranslations("listing");
  if (!kind.drawn) return null;
  const ways = [
    { key: "list", layout: "table", icon: "list", isCurrent: !isDrawn(kind, look.layout) },
    {
      key: "calendar",
      layout: "calendar",
      icon: "calendar",
      isCurrent: look.layout === "calendar" || look.layout === "week",
    },
    { key: "board", layout: "board", icon: "board", isCurrent: look.layout === "board" },
  ] as const;
  return (
    <nav aria-label={t("layouts")} className="segments">
      {ways.map(({ key, layout, icon, isCurrent }) => (
        <Link
          key={key}
          to={`${here}${queryOf(kind, { ...view, layout })}`}
          aria-current={isCurrent ? "true" : undefined}
          className="segment"
          preventScrollReset
        >
          <ListIcon name={icon} />
          {t(`layout:${key}`)}
        </Link>
      ))}
    </nav>
  );
}

function ColumnChoice({ kind, view, look, available, columnName, orderName }: ListToolsProps) {
  const t = useTranslations("listing");
  const { columns: _chosen, sort: _order, ...kept } = view;
  return (
    <details key={JSON.stringify(view)} className="group max-sm:open:flex-1">
      <summary
        className={`${buttonClass("quiet")} cursor-pointer list-none pointer-coarse:h-11 [&::-webkit-details-marker]:hidden`}
      >
        <ListIcon name="columns" />
        {t("columns")}
      </summary>
      <Form className="mt-1 flex flex-col gap-3 rounded-card bg-bg-raised p-3.5 shadow-overlay max-sm:border max-sm:border-line max-sm:shadow-none sm:absolute sm:top-full sm:right-0 sm:z-20 sm:w-64">
        {entriesOf({ ...kept, columns: undefined, sort: undefined }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* Sent even when none is ticked, so that none is what is meant. */}
        <input type="hidden" name="columns" value="" />
        <fieldset className="flex flex-col">
          <legend className="mb-1 text-compact font-medium">{t("columns")}</legend>
          {available.map((column) => (
            <Checkbox
              key={column}
              name="columns"
              value={column}
              defaultChecked={look.columns.includes(column)}
              label={columnName(column)}
            />
          ))}
        </fieldset>
        <SelectField name="sort" label={t("order")} defaultValue={view.sort ?? kind.orders[0]}>
          {kind.orders.map((order) => (
            <option key={order} value={order}>
              {orderName(order)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" className="pointer-coarse:h-11">
          {t("apply")}
        </Button>
      </Form>
    </details>
  );
}
