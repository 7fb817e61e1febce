import { useLocale, useTranslations } from "use-intl";
import { dayOf } from "#i18n/format.ts";
import { isAct, isRecordKind } from "./known.ts";
import { actKey } from "./messages.ts";
import type { Named } from "./names.server.ts";
import type { Who } from "./queries.server.ts";

/** The words for what was done, by whom and to what; what an older or newer version called otherwise keeps its raw name. */
export function useAuditWords(timeZone: string) {
  const t = useTranslations("audit");
  const locale = useLocale();
  const kind = (name: string) => (isRecordKind(name) ? t(`kind:${name}`) : name);
  return {
    deed: (act: string) => (isAct(act) ? t(actKey(act)) : act),
    kind,
    who: (who: Who) => {
      if (!("id" in who)) return t(who.kind);
      if (who.kind === "worker") return who.name ? t("worker", { name: who.name }) : t("themselves");
      return who.name ?? t("gone", { id: who.id.slice(0, 8) });
    },
    record: ({ id, name }: Named) => {
      const before = /^before (.+)$/.exec(id)?.[1];
      const day = before === undefined ? Number.NaN : Date.parse(before);
      return name ?? (Number.isNaN(day) ? id : t("olderThan", { day: dayOf(new Date(day), locale, timeZone) }));
    },
    field: (name: string) => (t.has(`field:${name}` as never) ? t(`field:${name}` as never) : name),
  };
}
