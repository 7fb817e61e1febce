/** Text as it is searched: small letters without accents. The database's `app.fold` does the same. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
