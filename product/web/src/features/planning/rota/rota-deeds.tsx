import { Form, Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button, buttonClass } from "@product/ui/controls/button";
import { inLocale } from "#i18n/locale.ts";
import type { Rota } from "./rota.server.ts";
import { copyAddress, editAddress } from "./schema.ts";

/** What is done to the shown days as a whole, and the way back from what one did last. */
export const RotaDeeds = ({ rota }: { rota: Rota }) => (
  <span className="ml-auto flex flex-wrap gap-2 max-sm:ml-0">
    <Steps rota={rota} />
    <Deeds rota={rota} />
  </span>
);

/** One's own last changes, taken back or made again. */
function Steps({ rota: { steps, may } }: { rota: Rota }) {
  const t = useTranslations("rota");
  const { pathname, search } = useLocation();
  if (!may.move || !(steps.undo || steps.redo)) return null;
  const to = (deed: string) => {
    const asked = new URLSearchParams(search);
    asked.set("do", deed);
    return `${pathname}?${asked.toString()}`;
  };
  return (
    <span className="flex gap-1">
      {(["undo", "redo"] as const).map((deed) => (
        <Form key={deed} method="post" action={to(deed)} preventScrollReset>
          <Button type="submit" look="quiet" disabled={!steps[deed]}>
            {t(deed)}
          </Button>
        </Form>
      ))}
    </span>
  );
}

/** What is done to many shifts at once, for the days that are shown. */
function Deeds({ rota: { may, shifts } }: { rota: Rota }) {
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
