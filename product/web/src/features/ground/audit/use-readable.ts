import { useLocale, useTranslations } from "use-intl";
import { isPermission } from "@product/domain/permissions/catalogue";
import { usePermissionWords } from "#features/ground/permissions/share/permission-name.tsx";
import { dayAndTime } from "#i18n/format.ts";

/** A value of the trail as people read it: lists line by line, yes and no, times where the reader lives, people, groups and permissions by name. */
export function useReadable(names: Record<string, string>, timeZone: string) {
  const t = useTranslations("audit");
  const locale = useLocale();
  const permissions = usePermissionWords();
  const readable = (value: unknown): string | undefined => {
    if (value === undefined || value === null || value === "") return undefined;
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (typeof value === "string") {
      if (isMoment.test(value)) return dayAndTime(new Date(value), locale, timeZone);
      return isPermission(value) ? permissions.whole(value) : (names[value] ?? value);
    }
    if (typeof value !== "object") return String(value);
    const parts = Array.isArray(value)
      ? value.map((part) => readable(part) ?? t("nothing"))
      : Object.entries(value).map(([name, part]) => `${name}: ${readable(part) ?? t("nothing")}`);
    if (parts.length === 0) return undefined;
    return parts.join(Array.isArray(value) ? "\n" : ", ");
  };
  return readable;
}

const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
