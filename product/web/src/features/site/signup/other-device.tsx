import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { inLocale } from "#i18n/locale.ts";

export type LinkCode = { size: number; path: string };

/** The way back to a draft from another phone or computer, and to what is held of it. */
export function OtherDevice({ secret, code }: { secret: string; code: LinkCode }) {
  const t = useTranslations("signup");
  const locale = useLocale();
  return (
    <footer className="flex flex-wrap items-start gap-x-8 gap-y-3 text-sm text-fg-2">
      <details>
        <summary className="touch-target cursor-pointer underline-offset-3 hover:underline">{t("otherDevice")}</summary>
        <div className="flex max-w-sm flex-col gap-3 pt-3">
          <p className="text-pretty">{t("otherDeviceText")}</p>
          <svg
            viewBox={`-4 -4 ${code.size + 8} ${code.size + 8}`}
            className="size-52 rounded-card bg-white"
            shapeRendering="crispEdges"
          >
            <title>{t("otherDeviceCode")}</title>
            <path d={code.path} fill="#000" />
          </svg>
        </div>
      </details>
      <Link to={inLocale(`/signup/resume/${secret}/data`, locale)} className="underline-offset-3 hover:underline">
        {t("yourData")}
      </Link>
    </footer>
  );
}
