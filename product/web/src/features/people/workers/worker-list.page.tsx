import { data, Link, redirect } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isPermitted, type Actor } from "@product/domain/actor";
import { daysAskedIn } from "@product/domain/filters/can-work";
import type { WorkerColumn } from "@product/domain/people/worker-columns";
import { workerList } from "@product/domain/people/worker-list";
import { buttonClass } from "@product/ui/controls/button";
import { PeekArea } from "@product/ui/overlays/peek-area";
import { listFor } from "#features/ground/listing/queries.server.ts";
import { ListIcon } from "#features/ground/listing/share/list-icon.tsx";
import { ListScreen } from "#features/ground/listing/share/list-screen.tsx";
import { useReasonPeek } from "#features/people/clearance-light/share/reason-peek.tsx";
import { findByNumber } from "#features/people/worker-record/commands.server.ts";
import { inLocale } from "#i18n/locale.ts";
import { homeDay } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import { packRows, unpackRows } from "#request/packed-rows.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/worker-list.page";
import { withClearance } from "./clearance-today.server.ts";
import { filterChoices } from "./queries.server.ts";
import { shownFields } from "./shown-fields.ts";
import { withShifts } from "./shifts-beside.server.ts";
import { PickedBar } from "./picked-bar.tsx";
import { useWorkerColumns } from "./use-worker-columns.tsx";
import { useListWords } from "./use-list-words.ts";
import { useFilterWords } from "./share/use-filter-words.ts";
import { workersFor } from "./worker-source.ts";

export const handle = { needs: "worker.view", messages: ["workers", "listing", "filters", "clearance"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "worker.view");
  const { locale } = context.get(requestContext);
  const holder = await findByNumber(actor, pageAddress(request).searchParams.get("q") ?? "");
  if (holder) throw redirect(inLocale(`/admin/workers/${holder}`, locale));
  const source = workersFor(actor, locale);
  const [{ list, headers }, choices] = await Promise.all([
    listFor(workerList, { actor, request, here: inLocale("/admin/workers/list", locale) }, source),
    filterChoices(actor, locale),
  ]);
  const columns = list.look.columns as readonly WorkerColumn[];
  const clearanceOn = daysAskedIn(source.filterOf(list.view), homeDay());
  const cleared = columns.includes("clearance") ? await withClearance(actor, list.rows, clearanceOn) : list.rows;
  const rows = await withShifts(actor, cleared, columns);
  return data(
    {
      list: { ...list, rows: packRows(shownFields(rows, columns)) },
      choices,
      clearanceOn: clearanceOn?.first === homeDay() && clearanceOn.last === homeDay() ? undefined : clearanceOn,
      may: mayIn(actor),
      searchesPhones: source.searchesPhones,
    },
    { headers },
  );
}

const mayIn = (actor: Actor) => ({
  create: isPermitted(actor, "worker.create"),
  export: isPermitted(actor, "worker.export"),
  seeClearance: isPermitted(actor, "clearance.view"),
  /** The permitted actions on the ticked workers. */
  picked: {
    edit: isPermitted(actor, "worker.edit"),
    list: isPermitted(actor, "list.edit"),
    request: isPermitted(actor, "document.create"),
  },
});

export default function WorkerListPage({ loaderData }: Route.ComponentProps) {
  const { choices, clearanceOn, may, searchesPhones } = loaderData;
  const list = { ...loaderData.list, rows: unpackRows(loaderData.list.rows) };
  const t = useTranslations("workers");
  const locale = useLocale();
  const { name, columns } = useWorkerColumns(list.look, clearanceOn);
  const peek = useReasonPeek((id) => list.rows.find((row) => row.id === id)?.clearance);
  const isPicking = Object.values(may.picked).includes(true);
  return (
    <PeekArea peek={peek}>
      <ListScreen
        kind={workerList}
        at={{
          list: "/admin/workers/list",
          views: "/admin/workers/views",
          export: may.export ? "/admin/workers/export" : undefined,
        }}
        words={useListWords(searchesPhones)}
        list={list}
        filterWords={useFilterWords(choices)}
        name={name}
        columns={columns}
        picking={isPicking ? { action: "/admin/workers/bulk", bar: <PickedBar may={may.picked} /> } : undefined}
        actions={{
          before: may.create && (
            <Link to={inLocale("/admin/workers/import", locale)} className={buttonClass("quiet")}>
              <ListIcon name="upload" size={16} />
              {t("import")}
            </Link>
          ),
          after: (
            <>
              {may.seeClearance && (
                <Link to={inLocale("/admin/workers/who-can-work", locale)} className={buttonClass("quiet")}>
                  <ListIcon name="person-search" size={16} />
                  {t("whoCanWork")}
                </Link>
              )}
              {may.create && (
                <Link to={inLocale("/admin/workers/create", locale)} className={buttonClass("primary")}>
                  <ListIcon name="plus" size={16} />
                  {t("newWorker")}
                </Link>
              )}
            </>
          ),
        }}
      />
    </PeekArea>
  );
}
