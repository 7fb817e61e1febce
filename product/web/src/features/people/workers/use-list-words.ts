import { useTranslations } from "use-intl";
import type { WorkerColumn, WorkerOrder } from "@product/domain/people/worker-columns";
import type { ListWords } from "#features/ground/listing/share/list-screen.tsx";

/** The words of the list of workers, beside those of every list. */
export function useListWords(searchesPhones: boolean): ListWords {
  const t = useTranslations("workers");
  return {
    title: t("listTitle"),
    caption: t("list"),
    searchLabel: t(searchesPhones ? "search" : "searchNoPhone"),
    tabName: (key) => t(`view:${key as "all"}`),
    columnName: (column) => t(`column:${column as WorkerColumn}`),
    orderName: (order) => t(`order:${order as WorkerOrder}`),
    empty: { title: t("emptyTitle"), text: t("emptyText") },
    noMatch: { title: t("noMatchTitle"), text: t("noMatchText") },
  };
}
