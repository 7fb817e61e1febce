import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { Locale } from "@product/domain/locales";
import type { Picture } from "#features/site/content/seo-fields.tsx";
import { inLocale } from "#i18n/locale.ts";

type PicturePickerProps = {
  pictures: readonly Picture[];
  /** That of the text in which the image stands. */
  language: Locale;
  src: string;
  onChoose: (src: string, alt: string) => void;
};

/** The images of the library, for the image at the cursor; open until one of them is chosen. */
export function PicturePicker({ pictures, language, src, onChoose }: PicturePickerProps) {
  const t = useTranslations("content");
  const locale = useLocale();
  const shown = pictures.map(({ name, altEn, altEs }) => ({
    address: `/media/${name}`,
    alt: language === "es" ? altEs : altEn,
  }));
  return (
    <details open={!shown.some(({ address }) => address === src)} className="w-full">
      <summary className="touch-target cursor-pointer text-compact font-medium">{t("pickImage")}</summary>
      {shown.length === 0 && (
        <p className="mt-2 text-compact text-fg-2">
          {t("noImages")}{" "}
          <Link to={inLocale("/admin/content/media", locale)} className="underline underline-offset-3">
            {t("toMedia")}
          </Link>
        </p>
      )}
      <ul className="mt-2 grid max-h-52 grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-2 overflow-y-auto">
        {shown.map(({ address, alt }) => (
          <li key={address}>
            <button
              type="button"
              aria-pressed={address === src}
              onClick={() => onChoose(address, alt)}
              className="flex w-full flex-col gap-1 rounded-control border border-line p-1 text-left text-xs hover:bg-bg-hover aria-pressed:border-primary aria-pressed:bg-bg-selected"
            >
              <img src={address} alt="" loading="lazy" className="h-16 w-full rounded-sm bg-bg-muted object-contain" />
              <span className="line-clamp-2">{alt}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
