import { useTranslations } from "use-intl";
import type { FormStanding } from "@product/domain/forms/standing";
import { Badge } from "@product/ui/records/badge";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import type { Tone } from "@product/ui/records/tone";

const tones: Record<FormStanding, Tone> = {
  draft: "info",
  upcoming: "info",
  open: "ok",
  full: "warn",
  ended: "idle",
  closed: "idle",
  archived: "idle",
};

export function StandingBadge({ standing }: { standing: FormStanding }) {
  const t = useTranslations("signup-forms");
  return (
    <Badge tone={tones[standing]} icon={<StatusGlyph tone={tones[standing]} size={12} />}>
      {t(`standing:${standing}`)}
    </Badge>
  );
}
