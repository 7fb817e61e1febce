import { refusals } from "@platform/storage/request/errors";

export type PartHeaders = { name: string; isFile: boolean; type: string | undefined };

/** The headers of one part: its field, its type, and whether it is a file. */
export function partHeaders(text: string): PartHeaders {
  const headers = new Map(
    text
      .split("\r\n")
      .filter((line) => line !== "")
      .map((line): [string, string] => {
        const colon = line.indexOf(":");
        return [line.slice(0, Math.max(colon, 0)).trim().toLowerCase(), line.slice(colon + 1).trim()];
      }),
  );
  const disposition = headers.get("content-disposition") ?? "";
  if (!/^form-data\s*(;|$)/i.test(disposition)) throw refusals.invalidRequest("Multipart: malformed part header");
  const parameters = parametersOf(disposition);
  const type = headers.get("content-type");
  return {
    name: parameters.get("name") ?? "",
    isFile: parameters.has("filename") || parameters.has("filename*"),
    type: type === "" ? undefined : type,
  };
}

/** `name="a"; filename="b"`: a value may hold semicolons, so the text is read and not split. */
function parametersOf(disposition: string): Map<string, string> {
  const found = disposition.matchAll(/;\s*([!#$%&'*+.^`|~\w-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/g);
  return new Map(
    [...found].map(([, key = "", quoted, plain = ""]) => [key.toLowerCase(), quoted?.replace(/\\(.)/g, "$1") ?? plain]),
  );
}
