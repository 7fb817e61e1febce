import { useEffect, useRef } from "react";
import { Link, useFetcher } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { KnownWorker } from "@product/domain/refusals";
import { Callout } from "@product/ui/callout";
import { inLocale } from "#i18n/locale.ts";
import { useLive } from "./share/live-check.tsx";

type Likeness = { exists: boolean; people: KnownWorker[] };
const compared = [
  "firstName",
  "lastName",
  "secondLastName",
  "email",
  "mobile",
  "country",
  "birthDate",
  "spanishId",
  "passport",
  "passportCountry",
  "nino",
  "naf",
] as const;

/**
 * Workers who may be the same person, found while the form is typed. Those whom the reader does not see are not shown.
 */
export function LikePanel() {
  const t = useTranslations("worker-record");
  const locale = useLocale();
  const { submit, data } = useFetcher<Likeness>();
  const { typed } = useLive();
  const wanted = JSON.stringify(Object.fromEntries(compared.map((name) => [name, typed[name] ?? ""])));
  const lastQuery = useRef("");
  useEffect(() => {
    const texts = JSON.parse(wanted) as Record<string, string>;
    const isWorthIt = ["email", "mobile", "spanishId", "passport", "nino", "naf", "birthDate"].some(
      (name) => texts[name],
    );
    if (!isWorthIt || wanted === lastQuery.current) return undefined;
    const timer = setTimeout(() => {
      lastQuery.current = wanted;
      void submit(texts, { method: "post", action: inLocale("/admin/workers/likeness", locale) });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [wanted, submit, locale]);
  if (!data || (!data.exists && data.people.length === 0)) return null;
  return (
    <Callout tone={data.exists ? "bad" : "warn"}>
      <p className="font-medium">{data.exists ? t("likeExists") : t("likeTitle")}</p>
      <KnownPeople people={data.people} />
    </Callout>
  );
}

const pauseMs = 500;

export function KnownPeople({ people }: { people: readonly KnownWorker[] }) {
  const t = useTranslations("worker-record");
  const locale = useLocale();
  return (
    <ul className="mt-1 flex flex-col gap-1 empty:hidden">
      {people.map(({ id, name, code, signs }) => (
        <li key={id}>
          <Link
            to={inLocale(`/admin/workers/${id}`, locale)}
            target="_blank"
            className="touch-target font-medium underline underline-offset-3"
          >
            {name}
          </Link>{" "}
          <span className="font-mono text-xs text-fg-2">{code}</span>{" "}
          <span className="text-fg-2">{signs.map((sign) => t(`sign:${sign as "email"}`)).join(", ")}</span>
        </li>
      ))}
    </ul>
  );
}
