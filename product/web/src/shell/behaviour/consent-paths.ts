import { inLocale } from "#i18n/locale.ts";

/** The back office and the pass are no places for a cookie button. */
export const consentButtonHidden = (pathname: string): boolean =>
  /^\/(admin|workerpass)/.test(inLocale(pathname, "en"));
