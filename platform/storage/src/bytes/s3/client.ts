/** Asks an S3-speaking service, signed, and again when it was only a bad moment. */
import { amzDate, authorizationFor, sha256, type Credentials } from "./signature.ts";

export type S3Settings = Credentials & {
  endpoint: string;
  bucket: string;
  /** `endpoint/bucket/key`; else the bucket is part of the host. */
  pathStyle: boolean;
};

export type S3Request = {
  method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  /** None asks the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer> | string;
};

/** Its message holds what the service said, never what we sent. */
export class S3Error extends Error {
  readonly code: string;
  constructor(code: string, { method, key }: S3Request) {
    super(`The file store answered ${code} to ${method} ${key ?? "the bucket"}`);
    this.code = code;
  }
}

export type AskS3 = (request: S3Request) => Promise<Response>;

export function createS3Client(settings: S3Settings): AskS3 {
  const send = async (request: S3Request): Promise<Response> => {
    const { method, body = "" } = request;
    const url = addressOf(settings, request);
    const headers = {
      ...request.headers,
      host: url.host,
      "x-amz-date": amzDate(new Date()),
      "x-amz-content-sha256": sha256(body),
    };
    const authorization = authorizationFor({ method, url, headers }, settings);
    const patience = new AbortController();
    // Ends with the head of the answer: whoever reads the body may be slow.
    const timer = setTimeout(() => patience.abort(new S3Error("nothing in time", request)), answerMs);
    try {
      return await fetch(url, {
        method,
        headers: { ...headers, authorization },
        // It may be told to look into our own network; what it found would be handed out as a file.
        redirect: "manual",
        signal: patience.signal,
        ...(method === "PUT" || method === "POST" ? { body } : {}),
      });
    } finally {
      clearTimeout(timer);
    }
  };

  return async (request) => {
    for (let attempt = 1; ; attempt++) {
      const response = await send(request).catch((error: unknown) => {
        if (attempt === attempts) throw error;
        return undefined;
      });
      if (response?.ok) return response;
      const code = response && (codeIn(await response.text()) ?? String(response.status));
      if (code !== undefined && (response!.status < 500 || attempt === attempts)) throw new S3Error(code, request);
      await new Promise((done) => setTimeout(done, 100 * 4 ** attempt));
    }
  };
}

/** The text of an answer that may begin well and end as an error, as copying and completing do. */
export async function textOf(response: Promise<Response>, request: S3Request): Promise<string> {
  const text = await (await response).text();
  if (/<Error>/.test(text)) throw new S3Error(codeIn(text) ?? "an error", request);
  return text;
}

/** Nothing instead of an error where there is no such key. Another 404, as of a bucket that is gone, stays an error. */
export async function unlessNoKey<Result>(operation: Promise<Result>): Promise<Result | undefined> {
  try {
    return await operation;
  } catch (error) {
    if (error instanceof S3Error && error.code === "NoSuchKey") return undefined;
    throw error;
  }
}

export const valuesIn = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, "g"))].map(([, value = ""]) =>
    value.replace(/&(quot|lt|gt|apos|amp);/g, (_, name: string) => entities[name]!),
  );

const entities: Record<string, string> = { quot: '"', lt: "<", gt: ">", apos: "'", amp: "&" };
const codeIn = (xml: string) => valuesIn(xml, "Code")[0];
const attempts = 3;
const answerMs = 60_000;

function addressOf({ endpoint, bucket, pathStyle }: S3Settings, { key = "", query = {} }: S3Request): URL {
  const url = new URL(endpoint);
  if (!pathStyle) url.host = `${bucket}.${url.host}`;
  url.pathname = [...url.pathname.split("/"), ...(pathStyle ? [bucket] : []), ...key.split("/")]
    .filter(Boolean)
    .join("/");
  url.search = new URLSearchParams(query).toString();
  return url;
}
