import type { Locale } from "@product/domain/locales";
import { inLocale } from "#i18n/locale.ts";

/** Where someone's photo is shown from; none when there is none. A new photo has a new address. */
export const photoAddress = (userId: string, file: string | null | undefined, locale: Locale): string | undefined =>
  file ? inLocale(`/admin/photos/${userId}/${file}`, locale) : undefined;
