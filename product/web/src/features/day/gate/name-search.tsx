import type { SyntheticEvent } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import type { Found, Gate } from "./gate-shown.ts";

/** Under which name, and whether something is being sent already. */
type Sending = { client: string; onSubmit: (event: SyntheticEvent) => void };

/** For supervisors: whoever has lost pass and code is found by name, and judged like everyone. */
export function NameSearch({ gate: { words, found, others = [] }, ...sending }: Sending & { gate: Gate }) {
  const t = useTranslations("gate");
  return (
    <section aria-label={t("search")} className="flex flex-col gap-3 border-t border-line pt-5">
      <search>
        <Form method="get" className="flex items-end gap-2">
          <label className="flex min-w-0 grow flex-col gap-1.5 text-sm font-medium">
            {t("search")}
            <input name="q" type="search" defaultValue={words} autoComplete="off" className="gate-input" />
          </label>
          <Button type="submit" look="quiet" size="large">
            {t("find")}
          </Button>
        </Form>
      </search>
      {found?.length === 0 && <p className="text-fg-2">{t("nobody")}</p>}
      {found && found.length > 0 && <People people={found} {...sending} />}
      {others.length > 0 && (
        <>
          <h2 className="text-sm font-medium">{t("others")}</h2>
          <People people={others} {...sending} />
        </>
      )}
    </section>
  );
}

function People({ people, client, onSubmit }: Sending & { people: readonly Found[] }) {
  const t = useTranslations("gate");
  return (
    <Form method="post" onSubmit={onSubmit}>
      <input type="hidden" name="client" value={client} />
      <ul>
        {people.map(({ id, name, code }) => (
          <li key={id} className="border-b border-line last:border-0">
            <button
              name="code"
              value={code}
              aria-label={t("choose", { name: `${name} ${code}` })}
              className="flex min-h-13 w-full items-center justify-between gap-3 text-left font-medium"
            >
              <span className="min-w-0 truncate">{name}</span>
              <span className="shrink-0 font-mono text-sm text-fg-2">{code}</span>
            </button>
          </li>
        ))}
      </ul>
    </Form>
  );
}
