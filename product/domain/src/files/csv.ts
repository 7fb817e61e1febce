/** The format of CSV files that spreadsheets open, for every writer of them. */
import type { Locale } from "@product/domain/locales";

/** Where a comma parts the decimals, as in Spain, spreadsheets expect semicolons between the columns. */
export const separatorIn = (locale: Locale): string => (locale === "es" ? ";" : ",");

/** A spreadsheet computes what begins with one of these, even inside quotes; behind an apostrophe it is text. */
export const formulaStarts: readonly string[] = [..."=+-@\t\r\n＝＋－＠"];
