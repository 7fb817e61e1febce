import { useTranslations } from "use-intl";
import type { WorkerStatus } from "@product/domain/people/workers";
import { Badge } from "@product/ui/records/badge";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { StatusPill } from "@product/ui/records/status-light";
import { toneOf } from "./statuses.ts";

/** How a worker stands, for the head of a record. The route names the slice "workers" among its messages. */
export function WorkerStatusPill({ status }: { status: WorkerStatus }) {
  const t = useTranslations("workers");
  return <StatusPill tone={toneOf[status]}>{t(`status:${status}`)}</StatusPill>;
}

/** The same where a larger light stands beside it. */
export function WorkerStatusBadge({ status }: { status: WorkerStatus }) {
  const t = useTranslations("workers");
  const tone = toneOf[status];
  return (
    <Badge tone={tone} icon={<StatusGlyph tone={tone} size={12} />}>
      {t(`status:${status}`)}
    </Badge>
  );
}
