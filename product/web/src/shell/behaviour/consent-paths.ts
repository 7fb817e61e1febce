import { inLocale } from "#i18n/locale.ts";

/** The back office, the pass and the gate are no places for a cookie button. */
export const consentButtonHidden = (pathname: string): boolean =>
  /^\/(admin|workerpass|gate)/.test(inLocale(pathname, "en"));
