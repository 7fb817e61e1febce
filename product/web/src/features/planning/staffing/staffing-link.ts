import { useLocale } from "use-intl";
import { inLocale } from "#i18n/locale.ts";
import type { Staffing } from "./staffing.page.tsx";

/** The same board with something else about it. */
export function useStaffingLink({ eventId, query, chosen }: Staffing) {
  const here = inLocale(`/admin/events/${eventId}/staffing`, useLocale());
  return (change: Partial<Staffing["query"]> & { shift?: string }): string => {
    const { slot, rank, show, q, page, shift } = { ...query, slot: chosen?.slot.id, page: 1, shift: "", ...change };
    const parameters = {
      ...(slot && { slot }),
      ...(rank !== "points" && { rank }),
      ...(show !== "all" && { show }),
      ...(q && { q }),
      ...(page > 1 && { page: String(page) }),
      ...(shift && { shift }),
    };
    return `${here}?${new URLSearchParams(parameters)}`;
  };
}
