import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { Button } from "@product/ui/controls/button";
import { SelectField } from "@product/ui/controls/select-field";
import type { swapOf, swappable } from "#features/planning/swaps/queries.server.ts";

export type PassingOn = { swap: Awaited<ReturnType<typeof swapOf>>; choices: Awaited<ReturnType<typeof swappable>> };

/** Gives a shift away or asks for another in return; what is offered can be kept after all. */
export function PassOn({ offerId, passing: { swap, choices } }: { offerId: string; passing: PassingOn }) {
  const t = useTranslations("swaps");
  const { pathname } = useLocation();
  return (
    <section className="flex flex-col gap-3" aria-labelledby="pass-on">
      <h2 id="pass-on" className="text-base font-semibold">
        {t("passOn")}
      </h2>
      {swap ? (
        <>
          <Callout tone="info">{t(`mine:${swap.state}`)}</Callout>
          <Form method="post" action={pathname}>
            <input type="hidden" name="swap" value={swap.id} />
            <Button type="submit" name="answer" value="withdraw-swap" look="quiet" size="form">
              {t("keep")}
            </Button>
          </Form>
        </>
      ) : (
        <>
          <p className="text-sm text-pretty text-fg-2">{t("passOnText")}</p>
          <Form method="post" action={pathname} className="flex flex-wrap items-end gap-2">
            <input type="hidden" name="offer" value={offerId} />
            <div className="min-w-40 flex-1">
              <SelectField name="slot" label={t("how")} defaultValue="">
                <option value="">{t("give")}</option>
                {choices.map(({ slotId, line }) => (
                  <option key={slotId} value={slotId}>
                    {t("swapFor", { shift: line })}
                  </option>
                ))}
              </SelectField>
            </div>
            <Button type="submit" name="answer" value="offer-swap" look="quiet" size="form">
              {t("offer")}
            </Button>
          </Form>
        </>
      )}
    </section>
  );
}
