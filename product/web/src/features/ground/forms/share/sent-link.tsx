import { useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import type { OneTimeLink } from "#request/addresses/one-time-link.ts";
import { LinkToCopy } from "./link-to-copy.tsx";

/**
 * The link just sent to a worker, shown to the sender too: some people read one messenger and nothing else. `sentTitle` is
 * shown where it has left.
 */
export function SentLink({ link, isSent, sentTitle }: Omit<OneTimeLink, "by"> & { sentTitle: string }) {
  const t = useTranslations("forms");
  return (
    <LinkToCopy key={link} title={isSent ? sentTitle : t("linkStays")} link={link}>
      <p>{t(isSent ? "linkSentText" : "linkStaysText")}</p>
      <p>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(link)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass("quiet")}
        >
          {t("byWhatsApp")}
        </a>
      </p>
    </LinkToCopy>
  );
}
