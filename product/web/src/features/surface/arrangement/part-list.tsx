import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Glyph } from "@product/ui/glyph";
import { Badge } from "@product/ui/records/badge";
import type { Part } from "./parts.server.ts";

type PartListProps = { heading: string; parts: readonly Part[]; group: string | undefined };

/** Each part with a button for each step, so that keys do and nothing has to be dragged. A group has no order. */
export function PartList({ heading, parts, group }: PartListProps) {
  const t = useTranslations("arrangement");
  if (parts.length === 0) return null;
  return (
    <section aria-label={heading}>
      <h2 className="mb-2 text-sm font-semibold">{heading}</h2>
      <ol className="divide-y divide-line rounded-card border border-line">
        {parts.map((part, at) => (
          <li key={part.key} className="flex min-h-12 flex-wrap items-center gap-2 px-3.5 py-2 text-sm">
            <span className={`mr-auto min-w-0 ${part.isHidden ? "text-fg-3" : "font-medium"}`}>{part.name}</span>
            {part.isHidden && <Badge tone="idle">{t("hidden")}</Badge>}
            {part.isNotForGroups && !part.isHidden && <Badge tone="idle">{t("notForGroups")}</Badge>}
            <Form method="post" className="flex gap-2" preventScrollReset>
              <input type="hidden" name="key" value={part.key} />
              {!group && (
                <>
                  <Step step="up" label={t("up", { name: part.name })} disabled={at === 0} />
                  <Step step="down" label={t("down", { name: part.name })} disabled={at === parts.length - 1} />
                </>
              )}
              <Button
                type="submit"
                name="step"
                value={part.isHidden ? "show" : "hide"}
                look="quiet"
                size="row"
                aria-label={t(part.isHidden ? "showOne" : "hideOne", { name: part.name })}
              >
                {t(part.isHidden ? "show" : "hide")}
              </Button>
            </Form>
          </li>
        ))}
      </ol>
    </section>
  );
}

const Step = ({ step, label, disabled }: { step: "up" | "down"; label: string; disabled: boolean }) => (
  <Button type="submit" name="step" value={step} look="quiet" size="row" aria-label={label} disabled={disabled}>
    <Glyph name={step === "up" ? "arrow-up" : "arrow-down"} size={16} />
  </Button>
);
