/** AWS Signature Version 4, as S3 and everything that speaks like it asks for. */
import { createHash, createHmac } from "node:crypto";

export type Credentials = { accessKeyId: string; secretAccessKey: string; region: string };

export type Signable = {
  method: string;
  url: URL;
  /** Every header that is signed, in lower case: `host`, `x-amz-date` and `x-amz-content-sha256` among them. */
  headers: Record<string, string>;
};

export const sha256 = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex");

/** The header `authorization` of a request. */
export function authorizationFor(request: Signable, credentials: Credentials): string {
  const { "x-amz-date": time = "" } = request.headers;
  const scope = `${time.slice(0, 8)}/${credentials.region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", time, scope, sha256(canonical(request))].join("\n");
  const key = scope.split("/").reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`);
  const signature = hmac(key, toSign).toString("hex");
  return `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/${scope},SignedHeaders=${namesOf(request)},Signature=${signature}`;
}

/** `20130524T000000Z` */
export const amzDate = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, "");

const canonical = (request: Signable): string =>
  [
    request.method,
    request.url.pathname.split("/").map(decodeURIComponent).map(encode).join("/"),
    [...request.url.searchParams]
      .map((pair) => pair.map(encode).join("="))
      .toSorted()
      .join("&"),
    ...sorted(request).map(([name, value]) => `${name}:${value.trim().replace(/ +/g, " ")}`),
    "",
    namesOf(request),
    request.headers["x-amz-content-sha256"],
  ].join("\n");

const sorted = ({ headers }: Signable) =>
  Object.entries(headers).toSorted(([name], [other]) => (name < other ? -1 : 1));
const namesOf = (request: Signable) =>
  sorted(request)
    .map(([name]) => name)
    .join(";");
const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
