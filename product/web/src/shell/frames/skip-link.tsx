import { useTranslations } from "use-intl";

export const SkipLink = () => (
  <a
    href="#content"
    className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-control focus:bg-bg-raised focus:p-2"
  >
    {useTranslations("shell")("skipToContent")}
  </a>
);
