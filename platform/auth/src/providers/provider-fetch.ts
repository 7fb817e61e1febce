/** Asks a provider, and stops listening when it takes too long or says too much. */
import type { FetchBody } from "openid-client";

// Shorter than the patience of the service: the person is sent back to where they came from, not left with an error page.
export const providerPatienceMs = 8_000;
const largestAnswer = 512 * 1024;

/** Never follows a redirect: whom we ask is settled before we ask. */
export async function fetchFromProvider(url: string, { signal, body, ...options }: Asked): Promise<Response> {
  const deadline = AbortSignal.timeout(providerPatienceMs);
  const answered = await fetch(url, {
    ...options,
    ...(body == null ? {} : { body: body as NonNullable<RequestInit["body"]> }),
    redirect: "manual",
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  });
  const bytes = await readLimited(answered.body);
  return new Response(bytes.length === 0 ? null : bytes, { status: answered.status, headers: answered.headers });
}

type Asked = {
  method: string;
  headers: Headers | Record<string, string>;
  body?: FetchBody;
  signal?: AbortSignal | undefined;
};

async function readLimited(body: ReadableStream<Uint8Array> | null): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > largestAnswer) throw new Error(`The provider answered with more than ${largestAnswer} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Several questions in a row share one patience. */
export async function withinPatience<Result>(work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("The provider took too long")), providerPatienceMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
