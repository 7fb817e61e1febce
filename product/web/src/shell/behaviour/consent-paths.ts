import { inLocale } from "#i18n/locale.ts";

/** The back office, the pass and the gate are no places for a cookie button. */
export const consentButtonHidden = (pathname: string): boolean =>
  /^\/(admin|workerpass|gate)/.test(inLocale(pathname, "en"));

/**
 * An address with a secret gives access by itself: no measuring runs where it could be read, nor on the way through the
 * login page.
 */
export const isMeasured = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  !/(\/|%2F)(answer|client|contract|evidence|inspector|keep|setup|resume|status)(\/|%2F)./i.test(pathname + search);
