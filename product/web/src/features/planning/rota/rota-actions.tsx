import { Form, Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button, buttonClass } from "@product/ui/controls/button";
import { inLocale } from "#i18n/locale.ts";
import type { Rota } from "./rota.server.ts";
import { copyAddress, editAddress, sheetAddress } from "./schema.ts";

/** Actions on all the shown days, and undo and redo of one's own last steps. */
export const RotaActions = ({ rota }: { rota: Rota }) => (
  <span className="ml-auto flex flex-wrap gap-2 max-sm:ml-0">
    <Steps rota={rota} />
    <Actions rota={rota} />
    <Sheets rota={rota} />
  </span>
);

/** One's own last changes, taken back or made again. */
function Steps({ rota: { steps, may } }: { rota: Rota }) {
  const t = useTranslations("rota");
  const { pathname, search } = useLocation();
  if (!may.move || !(steps.undo || steps.redo)) return null;
  const to = (actionName: string) => {
    const query = new URLSearchParams(search);
    query.set("do", actionName);
    return `${pathname}?${query.toString()}`;
  };
  return (
    <span className="flex gap-1">
      {(["undo", "redo"] as const).map((actionName) => (
        <Form key={actionName} method="post" action={to(actionName)} preventScrollReset>
          <Button type="submit" look="quiet" disabled={!steps[actionName]}>
            {t(actionName)}
          </Button>
        </Form>
      ))}
    </span>
  );
}

/** The shown days on paper, by person or by event, in either language. */
function Sheets({ rota: { shifts } }: { rota: Rota }) {
  const t = useTranslations("rota");
  const locale = useLocale();
  const { search } = useLocation();
  if (shifts.length === 0) return null;
  return (
    <details className="relative">
      <summary className={buttonClass("quiet")}>{t("sheets")}</summary>
      <ul className="absolute right-0 z-10 mt-1 flex w-max max-w-[80vw] flex-col rounded-card border border-line bg-bg-raised p-1 text-compact shadow-overlay max-sm:right-auto max-sm:left-0">
        {sheets.map((sheet) => (
          <li key={sheet}>
            <a
              href={`${inLocale(sheetAddress, locale)}/${sheet}.pdf${search}`}
              className="flex min-h-8 items-center rounded-control px-2.5 hover:bg-bg-hover pointer-coarse:min-h-11"
            >
              {t(`sheet:${sheet}`)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
const sheets = ["people-es", "people-en", "events-es", "events-en"] as const;

/** Actions on many shifts at once, for the days shown. */
function Actions({ rota: { may, shifts } }: { rota: Rota }) {
  const t = useTranslations("rota");
  const locale = useLocale();
  const { search } = useLocation();
  if (shifts.length === 0) return null;
  return (
    <span className="flex gap-1">
      {may.create && (
        <Link to={inLocale(copyAddress, locale) + search} className={buttonClass("quiet")}>
          {t("copy")}
        </Link>
      )}
      {may.move && (
        <Link to={inLocale(editAddress, locale) + search} className={buttonClass("quiet")}>
          {t("changeMany")}
        </Link>
      )}
    </span>
  );
}
