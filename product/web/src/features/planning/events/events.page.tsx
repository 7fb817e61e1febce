import { data, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { eventList } from "@product/domain/planning/event-list";
import { buttonClass } from "@product/ui/controls/button";
import { listFor } from "#features/ground/listing/queries.server.ts";
import { ListIcon } from "#features/ground/listing/share/list-icon.tsx";
import { ListScreen } from "#features/ground/listing/share/list-screen.tsx";
import { inLocale } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { insist } from "#request/who-may.ts";
import type { Route } from "./+types/events.page";
import { eventsFor } from "./event-source.ts";
import { eventFilterChoices } from "./queries.server.ts";
import { eventsAddress } from "./schema.ts";
import { useEventColumns } from "./use-event-columns.tsx";
import { useEventFilterWords, useEventListWords } from "./use-event-words.ts";

export const handle = { needs: "event.view", messages: ["events", "listing", "filters"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = insist(context, "event.view");
  const { locale } = context.get(requestContext);
  const [{ list, headers }, choices] = await Promise.all([
    listFor(eventList, { actor, request, here: inLocale(eventsAddress, locale) }, eventsFor(actor, locale, "current")),
    eventFilterChoices(locale),
  ]);
  return data({ list, choices, mayCreate: isPermitted(actor, "event.create") }, { headers });
}

export default function EventsPage({ loaderData: { list, choices, mayCreate } }: Route.ComponentProps) {
  const t = useTranslations("events");
  const locale = useLocale();
  const { name, columns } = useEventColumns(list.look);
  return (
    <ListScreen
      kind={eventList}
      at={{ list: eventsAddress }}
      words={useEventListWords("current")}
      list={list}
      filterWords={useEventFilterWords(choices)}
      name={name}
      columns={columns}
      actions={{
        after: (
          <>
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
