import { data, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { applicationList } from "@product/domain/forms/application-list";
import { buttonClass } from "@product/ui/controls/button";
import { timeZoneOf } from "#features/ground/audit/queries.server.ts";
import { listFor } from "#features/ground/listing/queries.server.ts";
import { ListScreen } from "#features/ground/listing/share/list-screen.tsx";
import { inLocale } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/list.page";
import { listAddress } from "./addresses.ts";
import { applicationsFor } from "./application-source.ts";
import { applicationChoices } from "./queries.server.ts";
import { useColumns } from "./use-columns.tsx";
import { useFilterWords, useListWords } from "./use-words.ts";

export const handle = {
  needs: "submission.view",
  messages: ["application-list", "applications", "listing", "filters"],
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "submission.view");
  const { locale } = context.get(requestContext);
  const [{ list, headers }, choices, timeZone] = await Promise.all([
    listFor(applicationList, { actor, request, here: inLocale(listAddress, locale) }, applicationsFor(actor, locale)),
    applicationChoices(actor, locale),
    timeZoneOf(actor),
  ]);
  return data({ list, choices, timeZone }, { headers: { "Cache-Control": "no-store", ...headers } });
}

/** Everything that was sent, to be looked up; the queue shows one after the other. */
export default function ApplicationListPage({ loaderData: { list, choices, timeZone } }: Route.ComponentProps) {
  const t = useTranslations("application-list");
  const locale = useLocale();
  const { name, columns } = useColumns(list.look, timeZone);
  return (
    <ListScreen
      kind={applicationList}
      at={{ list: listAddress, views: `${listAddress}/views` }}
      words={useListWords()}
      list={list}
      filterWords={useFilterWords(choices)}
      name={name}
      columns={columns}
      actions={{
        after: (
          <Link to={inLocale("/admin/workers/review", locale)} className={buttonClass("primary")}>
            {t("toReview")}
          </Link>
        ),
      }}
    />
  );
}
