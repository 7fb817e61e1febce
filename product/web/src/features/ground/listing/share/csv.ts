/** Lines of a file that spreadsheets open: every value is a quoted text, and none is taken for a formula. */
export const csvLine = (values: readonly string[]): string => `${values.map(cell).join(",")}\r\n`;

/** Tells spreadsheets that the file is UTF-8, so that accents arrive. */
export const byteOrderMark = "\uFEFF";

// A spreadsheet computes what begins with one of these, even inside quotes; behind an apostrophe it is text.
const cell = (value: string) => `"${/^[=+\-@\t\r\n＝＋－＠]/.test(value) ? "'" : ""}${value.replaceAll('"', '""')}"`;
