import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@product/ui/records/badge";
import { Button } from "@product/ui/controls/button";
import { Checkbox } from "@product/ui/controls/checkbox";
import { dayOf, sizeOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { useEventFrame } from "#features/planning/events/share/event-frame.ts";
import type { EventFile } from "./queries.server.ts";

type FileListProps = { files: readonly EventFile[]; eventId: string; mayEdit: boolean };

export function FileList({ files, eventId, mayEdit }: FileListProps) {
  const t = useTranslations("event-files");
  const locale = useLocale();
  const { timeZone } = useEventFrame();
  return (
    <ul aria-label={t("title")} className="divide-y divide-line rounded-card border border-line">
      {files.map((file) => (
        <li key={file.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-3.5 py-2.5 text-compact">
          <span className="min-w-0 flex-[1_1_14rem]">
            <a
              href={inLocale(`/admin/events/${eventId}/files/${file.id}`, locale)}
              className="font-medium text-primary-text underline underline-offset-3 wrap-anywhere"
            >
              {file.name}
            </a>
            <span className="num block text-xs text-fg-2">
              {sizeOf(file.size, locale)}, {dayOf(file.createdAt, locale, timeZone)}
            </span>
          </span>
          {mayEdit ? <FileActions file={file} /> : <Audience file={file} />}
        </li>
      ))}
    </ul>
  );
}

function Audience({ file }: { file: EventFile }) {
  const t = useTranslations("event-files");
  return (
    <span className="flex flex-wrap gap-2">
      {(["forWorkers", "forClient"] as const).map((to) => file[to] && <Badge key={to}>{t(to)}</Badge>)}
    </span>
  );
}

function FileActions({ file }: { file: EventFile }) {
  const t = useTranslations("event-files");
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Form method="post" action="?do=show" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input type="hidden" name="fileId" value={file.id} />
        {(["forWorkers", "forClient"] as const).map((to) => (
          <Checkbox key={to} id={`${to}-${file.id}`} name={to} defaultChecked={file[to]} label={t(to)} />
        ))}
        <Button type="submit" aria-label={t("saveName", { name: file.name })}>
          {t("save")}
        </Button>
      </Form>
      <Form method="post" action="?do=remove">
        <input type="hidden" name="fileId" value={file.id} />
        <Button type="submit" look="danger" aria-label={t("removeName", { name: file.name })}>
          {t("remove")}
        </Button>
      </Form>
    </span>
  );
}
