import { data, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { PageHeader } from "@product/ui/page-header";
import { ListIcon } from "#features/ground/listing/share/list-icon.tsx";
import { useLive } from "#features/ground/live/share/use-live.ts";
import { arrangeAddress } from "#features/surface/arrangement/share/address.ts";
import { weekdayOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { actorContext, requestContext } from "#request/context.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { LiveKind } from "#request/slices/live-kinds.ts";
import type { Route } from "./+types/dashboard.page";
import { boardFor, type Board } from "./board.server.ts";
import { BoardCards } from "./board-cards.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { WeekInWords } from "./week-in-words.tsx";

export const handle = { needs: "authenticated", messages: ["dashboard", "events"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { locale } = context.get(requestContext);
  const board = await boardFor(context.get(actorContext), locale, context);
  const isWall = pageAddress(request).searchParams.has("wall");
  return data({ board, isWall }, { headers: { "Cache-Control": "no-store" } });
}

/** Today and the days ahead, for whoever is here. On the wall of an operations room it stands without the frame. */
export default function DashboardPage({ loaderData: { board, isWall } }: Route.ComponentProps) {
  const t = useTranslations("dashboard");
  const locale = useLocale();
  const { today, figures, order, week, steps, live, may } = board;
  const shown = order
    .filter((key) => key !== "events-this-week")
    .flatMap((key) => figures.find((each) => each.key === key) ?? []);
  return (
    <div data-wall={isWall || undefined} className="flex flex-col gap-4 pb-8">
      <PageTitle>{t("title")}</PageTitle>
      {live.length > 0 && <Live kinds={live} />}
      <div className="-mb-4.5">
        <PageHeader
          title={<span className="first-letter:uppercase inline-block">{weekdayOf(today, locale)}</span>}
          description={week && <WeekInWords figures={figures} />}
          actions={<Actions may={may} isWall={isWall} />}
        />
      </div>
      {steps && <FirstSteps done={steps} />}
      {shown.length > 0 && <KeyFigures figures={shown} />}
      <BoardCards board={board} />
    </div>
  );
}

function Live({ kinds }: { kinds: readonly LiveKind[] }) {
  useLive(kinds);
  return null;
}

function Actions({ may, isWall }: Pick<Board, "may"> & { isWall: boolean }) {
  const t = useTranslations("dashboard");
  const locale = useLocale();
  if (isWall)
    return (
      <Link to={inLocale("/admin", locale)} className={buttonClass("quiet")}>
        {t("leaveWall")}
      </Link>
    );
  return (
    <>
      <Link to={inLocale(arrangeAddress, locale)} className={buttonClass("quiet")}>
        {t("arrange")}
      </Link>
      <Link to={`${inLocale("/admin", locale)}?wall=1`} className={`${buttonClass("quiet")} max-sm:hidden`}>
        <ListIcon name="table" size={16} />
        {t("wallMode")}
      </Link>
      {may.create && (
        <Link to={inLocale("/admin/events/create", locale)} className={buttonClass("primary")}>
          <ListIcon name="plus" size={16} />
          {t("newEvent")}
        </Link>
      )}
    </>
  );
}
