import { useTranslations } from "use-intl";
import type { ListPurpose } from "@product/domain/people/lists";
import { Badge } from "@product/ui/records/badge";
import { Glyph } from "@product/ui/glyph";

/** The purpose of a list. Lists that let people in and lists that keep them away differ at a glance. */
export function PurposeBadge({ purpose }: { purpose: ListPurpose }) {
  const t = useTranslations("lists");
  const word = t(`purpose:${purpose}`);
  if (purpose === "allow")
    return (
      <Badge tone="ok" icon={<Glyph name="check" size={12} />}>
        {word}
      </Badge>
    );
  if (purpose === "deny")
    return (
      <Badge tone="bad" icon={<Glyph name="cross" size={12} />}>
        {word}
      </Badge>
    );
  return <Badge>{word}</Badge>;
}
