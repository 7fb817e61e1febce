/** Which types a browser would run or render as a document: from our origin they are only handed out as files. */
const active =
  /^(text\/(html|xml|javascript|ecmascript)|application\/(x-)?(javascript|ecmascript|xhtml|xml)|image\/svg|[^;]*[+/]xml)/i;

export const isActive = (mimetype: string): boolean => active.test(mimetype.trim());

/** `?download` asks for a file, `?download=name` for one of that name. */
export function dispositionOf(download: string | null, mustBeFile: boolean): string | undefined {
  if (download === null) return mustBeFile ? "attachment;" : undefined;
  if (download === "") return "attachment;";
  const name = encodeURIComponent(download.slice(0, 255).toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename=${name}; filename*=UTF-8''${name}`;
}
