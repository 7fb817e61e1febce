import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import type { SwapOffer } from "#features/planning/swaps/queries.server.ts";

/** Shifts that colleagues pass on, without their names. */
export function SwapOffers({ offers }: { offers: readonly SwapOffer[] }) {
  const t = useTranslations("swaps");
  const { pathname } = useLocation();
  if (offers.length === 0) return null;
  return (
    <section aria-label={t("offered")} className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t("offered")}</h2>
      <p className="text-sm text-fg-2">{t("offeredText")}</p>
      <ul className="flex flex-col gap-3">
        {offers.map(({ id, kind, line, inReturn }) => (
          <li key={id} className="flex flex-col gap-3 rounded-card border border-line bg-bg-raised p-4">
            <p className="font-medium wrap-anywhere">{line}</p>
            {inReturn && <p className="text-sm text-fg-2">{t("inReturn", { shift: inReturn })}</p>}
            <Form method="post" action={pathname} className="flex">
              <input type="hidden" name="swap" value={id} />
              <Button
                type="submit"
                name="answer"
                value="take-swap"
                size="large"
                look="quiet"
                className="flex-1"
                aria-label={t(kind === "give" ? "takeName" : "swapName", { shift: line })}
              >
                {t(kind === "give" ? "take" : "swap")}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
