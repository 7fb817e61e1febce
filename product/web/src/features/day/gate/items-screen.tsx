import { Form, Link, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { Refusal } from "@product/domain/refusals";
import { Callout } from "@product/ui/callout";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { timeOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { refusalKey } from "#i18n/refusal-words.ts";
import type { ItemHolder } from "#features/day/items/queries.server.ts";
import { GateHead } from "./gate-head.tsx";
import type { Gate } from "./gate-shown.ts";

type Shown = { gate: Gate; holder: ItemHolder; client: string; refusals: readonly Refusal[] };

/** Items that one person holds, to take back, and a form to hand out one more. */
export function ItemsScreen({ gate, holder, client, refusals }: Shown) {
  const t = useTranslations("gate");
  const requestText = useTranslations("request");
  const locale = useLocale();
  return (
    <main className="gate-ready">
      <GateHead gate={gate} />
      <div className="mx-auto flex w-full max-w-md grow flex-col gap-5 px-5 pt-4 pb-8">
        <div>
          <p className="text-sm text-fg-2">{t("items")}</p>
          <h1 className="text-[28px] leading-9 font-semibold tracking-[-0.025em] wrap-anywhere">{holder.name}</h1>
          <p className="font-mono text-sm text-fg-2">{holder.code}</p>
        </div>
        {refusals.map((refusal) => (
          <Callout key={refusal.code} tone="bad" alert>
            {requestText(refusalKey(refusal.code), refusal as never)}
          </Callout>
        ))}
        {holder.loans.length === 0 ? (
          <p className="text-fg-2">{t("hasNothing")}</p>
        ) : (
          <ul aria-label={t("has")}>
            {holder.loans.map(({ id, name, number, issuedAt }) => (
              <li key={id} className="flex min-h-15 items-center gap-3 border-b border-line">
                <p className="flex min-w-0 grow flex-col">
                  <b className="font-semibold wrap-anywhere">{[name, number].filter(Boolean).join(" ")}</b>
                  <span className="text-sm text-fg-2">
                    {t("issuedAt", { time: timeOf(issuedAt, locale, gate.timeZone) })}
                  </span>
                </p>
                <Form method="post">
                  <Button
                    type="submit"
                    look="quiet"
                    size="large"
                    name="back"
                    value={id}
                    aria-label={t("returnedName", { item: [name, number].filter(Boolean).join(" ") })}
                  >
                    {t("returned")}
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        )}
        <Issue holder={holder} client={client} />
        <Link to={inLocale("/gate", locale)} className="gate-button border border-line-strong">
          {t("nextPerson")}
        </Link>
      </div>
    </main>
  );
}

function Issue({ holder: { kinds, loans, code }, client }: Pick<Shown, "holder" | "client">) {
  const t = useTranslations("gate");
  const isSending = useNavigation().formMethod === "POST";
  if (kinds.length === 0) return null;
  return (
    <Form method="post" key={loans.length} className="flex flex-col gap-4 border-t border-line pt-5">
      <input type="hidden" name="client" value={client} />
      <input type="hidden" name="holder" value={code} />
      <SelectField name="give" label={t("item")} size="large">
        {kinds.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field id="number" name="number" label={t("itemNumber")} size="large" autoComplete="off" maxLength={30} />
      <Button type="submit" size="large" busy={isSending}>
        {t("issue")}
      </Button>
    </Form>
  );
}
