import { data, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { eventList } from "@product/domain/planning/event-list";
import { buttonClass } from "@product/ui/controls/button";
import { listFor } from "#features/ground/listing/queries.server.ts";
import { ListIcon } from "#features/ground/listing/share/list-icon.tsx";
import { ListScreen } from "#features/ground/listing/share/list-screen.tsx";
import { queryOf } from "#features/ground/listing/share/shown-view.ts";
import { inLocale } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/events.page";
import { Board } from "./board.tsx";
import { Calendar } from "./calendar.tsx";
import { drawnEvents } from "./drawn.server.ts";
import { eventsFor } from "./event-source.ts";
import { eventFilterChoices } from "./queries.server.ts";
import { eventsAddress } from "./schema.ts";
import { useEventColumns } from "./use-event-columns.tsx";
import { useEventFilterWords, useEventListWords } from "./share/use-event-words.ts";

export const handle = { needs: "event.view", messages: ["events", "listing", "filters"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const { locale } = context.get(requestContext);
  const [{ list, headers }, choices] = await Promise.all([
    listFor(eventList, { actor, request, here: inLocale(eventsAddress, locale) }, eventsFor(actor, locale, "current")),
    eventFilterChoices(actor, locale),
  ]);
  const on = pageAddress(request).searchParams.get("on");
  const drawn = await drawnEvents(actor, { view: list.view, layout: list.look.layout, on }, locale);
  return data({ list, choices, drawn, mayCreate: isPermitted(actor, "event.create") }, { headers });
}

export default function EventsPage({ loaderData: { list, choices, drawn, mayCreate } }: Route.ComponentProps) {
  const t = useTranslations("events");
  const locale = useLocale();
  const { name, columns } = useEventColumns(list.look);
  const here = inLocale(eventsAddress, locale);
  const at = ({ on, layout }: { on: string; layout?: "calendar" | "week" }) =>
    `${here}${queryOf(eventList, { ...list.view, layout: layout ?? list.look.layout }, { on })}`;
  return (
    <ListScreen
      kind={eventList}
      at={{ list: eventsAddress, views: `${eventsAddress}/views` }}
      words={useEventListWords("current")}
      list={list}
      filterWords={useEventFilterWords(choices)}
      name={name}
      columns={columns}
      drawing={drawn && (drawn.layout === "board" ? <Board drawn={drawn} /> : <Calendar drawn={drawn} at={at} />)}
      actions={{
        after: (
          <>
            <Link to={`${here}/templates`} className={buttonClass("quiet")}>
              {t("templates")}
            </Link>
            <Link to={inLocale("/admin/events-old", locale)} className={buttonClass("quiet")}>
              {t("archive")}
            </Link>
            {mayCreate && (
              <Link to={inLocale(`${eventsAddress}/create`, locale)} className={buttonClass("primary")}>
                <ListIcon name="plus" size={16} />
                {t("newOne")}
              </Link>
            )}
          </>
        ),
      }}
    />
  );
}
