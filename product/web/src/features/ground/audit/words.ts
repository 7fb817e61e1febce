import type { Act } from "@product/domain/acts";
import type { BucketName } from "@product/domain/files/buckets";
import { useLocale, useTranslations } from "use-intl";
import { dayAndTime, dayOf } from "#i18n/format.ts";
import { actKey, recordKey, type RecordKind } from "#i18n/trail-words.ts";
import type { Named } from "./names.server.ts";
import type { Who } from "./queries.server.ts";

const moment = String.raw`\d{4}-\d\d-\d\dT[\d:.]+Z`;
/** Records that an act named by their age: `before …`, those of one folder, or all as of a moment. */
const ofMany = new RegExp(`^(?:(?:(?<bucket>[\\w-]+) )?before (?<before>${moment})|(?<at>${moment}) after .+)$`);

const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The words for what was done, by whom and to what; what an older or newer version called otherwise keeps its raw name. */
export function useAuditWords(timeZone: string) {
  const t = useTranslations("audit");
  const locale = useLocale();
  // Asked of the catalogue: the acts themselves would come with each page that shows a history.
  const textOf = (key: string, raw: string) => (t.has(key as never) ? t(key as never) : raw);
  return {
    act: (act: string) => textOf(actKey(act as Act), act),
    kind: (name: string) => textOf(recordKey(name as RecordKind), name),
    who: (who: Who) => {
      if (!("id" in who)) return t(who.kind);
      if (who.kind === "worker") return who.name ? t("worker", { name: who.name }) : t("themselves");
      if (who.kind === "client") return who.name ? t("client", { name: who.name }) : t("theClient");
      return who.name ?? t("gone", { id: who.id.slice(0, 8) });
    },
    record: ({ id, name }: Named) => {
      if (name !== undefined) return name;
      const { bucket, before, at } = ofMany.exec(id)?.groups ?? {};
      if (at !== undefined) return dayAndTime(new Date(at), locale, timeZone);
      if (before === undefined) return isUuid.test(id) ? t("reference", { id: id.slice(0, 8) }) : id;
      const older = t("olderThan", { day: dayOf(new Date(before), locale, timeZone) });
      if (bucket === undefined) return older;
      const key = `bucket:${bucket as BucketName}` as const;
      return `${t.has(key) ? t(key) : bucket}, ${older}`;
    },
    field: (name: string) => textOf(`field:${name}`, name),
  };
}
