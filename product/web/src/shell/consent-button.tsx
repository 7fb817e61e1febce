import { useTranslations } from "use-intl";
import { openConsent } from "./behaviour/consent.ts";

/** Opens the choice again. Without JavaScript nothing that needs consent runs, and the button does nothing. */
export const ConsentButton = () => (
  <button
    type="button"
    onClick={openConsent}
    className="cursor-pointer py-1 hover:text-fg hover:underline pointer-coarse:py-2.5"
  >
    {useTranslations("shell")("cookieSettings")}
  </button>
);
