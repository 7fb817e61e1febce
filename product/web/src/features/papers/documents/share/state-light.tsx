import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import type { ShownState } from "@product/domain/documents/documents";
import { StatusLight } from "@product/ui/records/status-light";
import type { ShownVersion } from "#features/papers/documents/shown-versions.server.ts";

const tones: Record<ShownState, ComponentProps<typeof StatusLight>["tone"]> = {
  requested: "idle",
  uploaded: "info",
  in_review: "info",
  verified: "ok",
  expiring: "warn",
  expired: "bad",
  rejected: "bad",
  superseded: "idle",
  revoked: "bad",
};

/** How a version stands, with the days that it has left or is past. */
export function StateLight({ version }: { version: Pick<ShownVersion, "shown" | "daysLeft"> }) {
  const t = useTranslations("documents");
  const { shown, daysLeft } = version;
  return (
    <StatusLight tone={tones[shown]}>
      {shown === "expiring" || shown === "expired"
        ? t(`state:${shown}`, { days: Math.abs(daysLeft ?? 0) })
        : t(`state:${shown}`)}
    </StatusLight>
  );
}
