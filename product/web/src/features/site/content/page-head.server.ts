import { pageAddressOf } from "@product/domain/site/pages";
import type { pages } from "@product/database/tables/site/page";
import { localeOf } from "#i18n/locale.ts";
import { pageNotValid } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { pageToEdit } from "./queries.server.ts";

/** A slug that names no page is answered as the specification says. */
export async function pageOr404(slug: string, request: Request) {
  const found = await pageToEdit(slug);
  if (!found) throw pageNotValid(pageAddress(request).pathname);
  return found;
}

export function headOf(page: typeof pages.$inferSelect, request: Request) {
  const { slug, state, published, titleEn, titleEs } = page;
  const isSpanish = localeOf(pageAddress(request).pathname) === "es";
  const title = (isSpanish ? titleEs || titleEn : titleEn || titleEs) || slug;
  return { slug, state, title, address: pageAddressOf(page), isPublic: published !== null };
}
