import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import type { SwapToDecide } from "#features/planning/swaps/queries.server.ts";

/** Swaps agreed between workers, for the office to approve; and shifts passed on without a taker so far. */
export function SwapsToDecide({ swaps, mayDecide }: { swaps: readonly SwapToDecide[]; mayDecide: boolean }) {
  const t = useTranslations("swaps");
  if (swaps.length === 0) return null;
  return (
    <section aria-label={t("toDecide")} className="rounded-card border border-line">
      <h2 className="border-b border-line bg-bg-subtle px-4 py-2.5 text-sm font-semibold">{t("toDecide")}</h2>
      <ul className="divide-y divide-line">
        {swaps.map(({ id, kind, version, from, to, line: shift }) => {
          const line = to === null ? t(`open:${kind}`, { from, shift }) : t(`line:${kind}`, { from, to, shift });
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 text-compact">
              <p className="min-w-0 flex-[1_1_16rem]">
                {line}
                {to === null && <span className="block text-xs text-fg-2">{t("nobodyYet")}</span>}
              </p>
              {mayDecide && (
                <span className="flex gap-2">
                  {(["agree", "decline"] as const)
                    .filter((actionName) => actionName === "decline" || to !== null)
                    .map((actionName) => (
                      <Form key={actionName} method="post" action={`?do=${actionName}-swap`} preventScrollReset>
                        <input type="hidden" name="swapId" value={id} />
                        <input type="hidden" name="version" value={version} />
                        <Button
                          type="submit"
                          look={actionName === "agree" ? "primary" : "ghost"}
                          aria-label={t(`${actionName}Name`, { line })}
                        >
                          {t(actionName)}
                        </Button>
                      </Form>
                    ))}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
