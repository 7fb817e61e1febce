/** Whole bodies, compressed with the best encoding that the client takes. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";

export type Encoding = "zstd" | "br" | "gzip";

/** Undefined when the client takes none of ours; an explicit `q=0` counts as a no. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  preference: readonly Encoding[],
): Encoding | undefined {
  const accepted = acceptedIn(acceptEncoding ?? "");
  return preference.find((encoding) => accepted.has(encoding));
}

/** Browsers send one of a few such headers with every request: each is read once. */
function acceptedIn(acceptEncoding: string): ReadonlySet<string> {
  const known = read.get(acceptEncoding);
  if (known) return known;
  const accepted = new Set(
    acceptEncoding
      .split(",")
      .map((part) => part.trim().split(/\s*;\s*q=/))
      .filter(([, weight]) => weight === undefined || Number(weight) > 0)
      .map(([name]) => name!),
  );
  if (read.size < mostRead && acceptEncoding.length < longestRead) read.set(acceptEncoding, accepted);
  return accepted;
}

const read = new Map<string, ReadonlySet<string>>();
const mostRead = 100;
const longestRead = 200;

/** Made for one answer: speed counts. */
export const forOneAnswer: readonly Encoding[] = ["zstd", "br", "gzip"];
/** Made once and sent often: size counts. */
export const forManyAnswers: readonly Encoding[] = ["br", "gzip"];

export const worthCompressing = (type: string, bytes: number): boolean =>
  bytes > 1_000 && /text|json|javascript|xml|svg/.test(type);

export const compressQuickly = (body: Uint8Array, encoding: Encoding): Promise<Buffer> => {
  if (encoding === "zstd") return zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: 3 } });
  if (encoding === "br")
    return brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
  return gzipped(body, { level: 5 });
};

export const compressTightly = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === "br"
    ? brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      })
    : gzipped(body, { level: 9 });

const brotli = promisify(brotliCompress) as (body: Uint8Array, options: object) => Promise<Buffer>;
const gzipped = promisify(gzip) as (body: Uint8Array, options: object) => Promise<Buffer>;
const zstd = promisify(zstdCompress) as (body: Uint8Array, options: object) => Promise<Buffer>;
