import { useTranslations } from "use-intl";
import type { PageState } from "@product/domain/site/page-states";
import { Badge } from "@product/ui/records/badge";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import type { Tone } from "@product/ui/records/tone";

const tones: Record<PageState, Tone> = {
  draft: "info",
  review: "info",
  scheduled: "warn",
  published: "ok",
  archived: "idle",
};

export function StateBadge({ state }: { state: PageState }) {
  const t = useTranslations("content");
  return (
    <Badge tone={tones[state]} icon={<StatusGlyph tone={tones[state]} size={12} />}>
      {t(`state:${state}`)}
    </Badge>
  );
}
