import { data, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import type { ListKind } from "@product/domain/filters/list-kind";
import { eventList } from "@product/domain/planning/event-list";
import { buttonClass } from "@product/ui/controls/button";
import { listFor } from "#features/ground/listing/queries.server.ts";
import { ListScreen } from "#features/ground/listing/share/list-screen.tsx";
import { inLocale } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/events-old.page";
import { eventsFor } from "./event-source.ts";
import { eventFilterChoices } from "./queries.server.ts";
import { eventsAddress } from "./schema.ts";
import { useEventColumns } from "./use-event-columns.tsx";
import { useEventFilterWords, useEventListWords } from "./share/use-event-words.ts";

export const handle = { needs: "event.view", messages: ["events", "listing", "filters"] };

const here = "/admin/events-old";
// Past events are looked up, not planned: no calendar and no board.
const { drawn: _planned, ...listed } = eventList;
const pastList: ListKind = { ...listed, orders: ["-date", "date"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const { locale } = context.get(requestContext);
  const [{ list, headers }, choices] = await Promise.all([
    listFor(pastList, { actor, request, here: inLocale(here, locale) }, eventsFor(actor, locale, "archive")),
    eventFilterChoices(actor, locale),
  ]);
  return data({ list, choices, mayCreate: isPermitted(actor, "event.create") }, { headers });
}

/** Closed and past events, with the same search. */
export default function PastEventsPage({ loaderData: { list, choices, mayCreate } }: Route.ComponentProps) {
  const t = useTranslations("events");
  const locale = useLocale();
  const { name, columns } = useEventColumns(list.look);
  return (
    <ListScreen
      kind={pastList}
      at={{ list: here }}
      words={useEventListWords("archive")}
      list={list}
      filterWords={useEventFilterWords(choices)}
      name={name}
      columns={columns}
      actions={{
        after: (
          <>
            {mayCreate && (
              <Link to={inLocale(`${here}/import`, locale)} className={buttonClass("quiet")}>
                {t("importPast")}
              </Link>
            )}
            <Link to={inLocale(eventsAddress, locale)} className={buttonClass("quiet")}>
              {t("backToEvents")}
            </Link>
          </>
        ),
      }}
    />
  );
}
