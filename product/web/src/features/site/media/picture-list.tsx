import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button, buttonClass } from "@product/ui/controls/button";
import { sizeOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { mediaAddress } from "./schema.ts";

type Picture = { name: string; altEn: string; altEs: string; size: number; cutFrom: string | null };
type May = { mayCrop: boolean; mayDelete: boolean };

/** Each picture with the line that shows it in a text. */
export const PictureList = ({ rows, ...may }: { rows: readonly Picture[] } & May) => (
  <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
    {rows.map((row) => (
      <PictureCard key={row.name} row={row} {...may} />
    ))}
  </ul>
);

function PictureCard({ row: { name, altEn, altEs, size, cutFrom }, mayCrop, mayDelete }: { row: Picture } & May) {
  const t = useTranslations("media");
  const locale = useLocale();
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-3">
      <img
        src={`/media/${name}`}
        alt={locale === "es" ? altEs : altEn}
        loading="lazy"
        className="h-40 w-full rounded-control bg-bg-muted object-contain"
      />
      <dl className="flex flex-col gap-2 text-compact">
        <div>
          <dt className="text-fg-3">{t("inSpanish")}</dt>
          <dd className="font-mono text-xs wrap-anywhere select-all">{`![${altEs}](/media/${name})`}</dd>
        </div>
        <div>
          <dt className="text-fg-3">{t("inEnglish")}</dt>
          <dd className="font-mono text-xs wrap-anywhere select-all">{`![${altEn}](/media/${name})`}</dd>
        </div>
      </dl>
      <div className="mt-auto flex items-center justify-between">
        <span className="num min-w-0 text-xs wrap-anywhere text-fg-3">
          {sizeOf(size, locale)}
          {cutFrom && ` · ${t("cutFrom", { name: cutFrom })}`}
        </span>
        {mayCrop && (
          <Link
            to={inLocale(`${mediaAddress}/${name}`, locale)}
            aria-label={t("cropOne", { name })}
            className={`${buttonClass("quiet", "row")} ml-auto mr-2`}
          >
            {t("crop")}
          </Link>
        )}
        {mayDelete && (
          <Form method="post" action="?do=delete">
            <input type="hidden" name="name" value={name} />
            <Button type="submit" look="danger" size="row" aria-label={t("remove", { name })}>
              {t("removeShort")}
            </Button>
          </Form>
        )}
      </div>
    </li>
  );
}
