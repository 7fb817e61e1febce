import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Badge } from "@product/ui/records/badge";
import type { Discovery } from "./discovery.server.ts";
import { titleOf } from "./presets.ts";

const tones = { answers: "ok", silent: "bad", other: "bad", none: "idle" } as const;

export function ProviderInUse({ name, issuer, state }: { name: string; issuer: string; state: Discovery }) {
  const t = useTranslations("identity-providers");
  return (
    <dl className="flex flex-col gap-3">
      <Fact term={t("provider")}>{titleOf(name)}</Fact>
      <Fact term={t("name")}>
        <code className="font-mono text-xs">{name}</code>
      </Fact>
      <Fact term={t("issuer")}>
        <code className="font-mono text-xs wrap-anywhere">{issuer}</code>
      </Fact>
      <Fact term={t("state")}>
        <Badge tone={tones[state]}>{t(`state:${state}`)}</Badge>
        <p className="mt-1 max-w-[64ch] text-compact text-pretty text-fg-2">{t(`stateText:${state}`)}</p>
      </Fact>
    </dl>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[160px_minmax(0,1fr)]">
    <dt className="text-compact text-fg-2">{term}</dt>
    <dd className="text-sm">{children}</dd>
  </div>
);
