import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { sizeOf } from "#i18n/format.ts";

type Picture = { name: string; altEn: string; altEs: string; size: number };

/** Each picture with the line that shows it in a text. */
export const PictureList = ({ rows, mayDelete }: { rows: readonly Picture[]; mayDelete: boolean }) => (
  <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
    {rows.map((row) => (
      <PictureCard key={row.name} row={row} mayDelete={mayDelete} />
    ))}
  </ul>
);

function PictureCard({ row: { name, altEn, altEs, size }, mayDelete }: { row: Picture; mayDelete: boolean }) {
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
        <span className="num text-xs text-fg-3">{sizeOf(size, locale)}</span>
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
