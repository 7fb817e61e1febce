import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Kbd } from "@product/ui/kbd";
import { Badge } from "@product/ui/records/badge";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { listOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { CurrentProps } from "./current-application.tsx";
import { actionAddress } from "./review-addresses.ts";
import type { Review } from "./review.server.ts";

/** The workers here whom the applicant may be. */
export function LikelyPeople({ page, review }: Omit<CurrentProps, "reply">) {
  const t = useTranslations("applications");
  const { likely } = review;
  return (
    <aside className="flex flex-col gap-5 text-compact">
      <section aria-labelledby="known">
        <h3 id="known" className="mb-2 flex flex-wrap items-center gap-2 text-sm font-semibold">
          {t("knownTitle")}
          {likely.length > 0 && (
            <Badge tone="warn" icon={<StatusGlyph tone="warn" size={12} />}>
              {t("likely", { n: likely.length })}
            </Badge>
          )}
        </h3>
        {likely.length === 0 && <p className="text-fg-2">{t("noneKnown")}</p>}
        <ul className="flex flex-col gap-4">
          {likely.map((worker, place) => (
            <Likely key={worker.id} page={page} review={review} worker={worker} isKeyed={place === 0} />
          ))}
        </ul>
      </section>
    </aside>
  );
}

type LikelyProps = Omit<CurrentProps, "reply"> & { worker: Review["likely"][number]; isKeyed: boolean };

function Likely({ page, review, worker, isKeyed }: LikelyProps) {
  const t = useTranslations("applications");
  const record = useTranslations("worker-record");
  const words = useTranslations("workers");
  const locale = useLocale();
  const { id, code, name, status, signs, verdict } = worker;
  const signTexts = signs.map((sign) => record(`sign:${sign as "email"}`));
  return (
    <li className="flex flex-col gap-2">
      <p>
        <Link to={inLocale(`/admin/workers/${id}`, locale)} className="font-medium underline underline-offset-3">
          {name}
        </Link>{" "}
        <span className="font-mono text-xs text-fg-2">{code}</span>
        <span className="block text-help text-fg-2">
          {words(`status:${status}`)}
          {worker.town && ` · ${worker.town}`}
        </span>
        <span className="block text-help text-warn-text">{listOf(signTexts, locale)}</span>
        {verdict && (
          <span className="block text-help text-fg-2">{t(verdict === "same" ? "saidSame" : "saidOther")}</span>
        )}
      </p>
      {review.mayEdit && page.view !== "decided" && (
        <Form method="post" action={actionAddress("likeness", page, review)} className="flex flex-wrap gap-2">
          <input type="hidden" name="version" value={review.version} />
          <input type="hidden" name="workerId" value={id} />
          {(["same", "other"] as const).map((each) => (
            <Button
              key={each}
              id={`${each}-${id}`}
              type="submit"
              look="quiet"
              size="row"
              name="verdict"
              value={each}
              aria-pressed={verdict === each}
            >
              {t(each)}
              {isKeyed && <Kbd keys={[each === "same" ? "S" : "D"]} className="max-sm:hidden" />}
            </Button>
          ))}
        </Form>
      )}
    </li>
  );
}
