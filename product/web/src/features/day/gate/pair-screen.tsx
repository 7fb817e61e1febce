import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { Refusal } from "@product/domain/refusals";
import { Callout } from "@product/ui/callout";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { refusalKey } from "#i18n/refusal-words.ts";
import type { Unpaired } from "./gate-shown.ts";
import { useLeftOver } from "./offline/use-line.ts";

/** For a device that nobody knows yet. */
export function PairScreen({ pin, snapshotKey, refusals }: Unpaired & { refusals: readonly Refusal[] }) {
  const t = useTranslations("gate");
  const requestText = useTranslations("request");
  const { waiting, unreadable } = useLeftOver(snapshotKey);
  const isSending = useNavigation().formMethod === "POST";
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-5 px-6 text-base">
      <h1 className="text-[28px] leading-9 font-semibold tracking-[-0.025em]">{t("pairTitle")}</h1>
      <p className="text-pretty text-fg-2">{t("pairText")}</p>
      {waiting > 0 && <Callout tone="warn">{t("leftOver", { n: waiting })}</Callout>}
      {unreadable > 0 && <Callout tone="warn">{t("unreadable", { n: unreadable })}</Callout>}
      <Form method="post" className="flex flex-col gap-5">
        {refusals.map((refusal) => (
          <Callout key={refusal.code} tone="bad" alert>
            {requestText(refusalKey(refusal.code), refusal as never)}
          </Callout>
        ))}
        <Field
          id="pin"
          name="pin"
          label={t("pin")}
          size="large"
          inputMode="numeric"
          autoComplete="off"
          required
          defaultValue={pin}
        />
        <Button type="submit" size="large" busy={isSending}>
          {t("pair")}
        </Button>
      </Form>
    </main>
  );
}
