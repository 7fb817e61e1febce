/** Sends a file in a way that survives a lost network: what has arrived is not sent again. */
import { DetailedError, Upload } from "tus-js-client";
import type { Refusal } from "@product/domain/refusals";
import type { OpenUpload } from "#request/ports/files.ts";

type SendOptions = {
  /** Asked for a place to send to. */
  openAt: string;
  signal: AbortSignal;
  onProgress: (part: number) => void;
  onWaiting: () => void;
};

/** The server said no. */
export class NotTaken extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

// As a hosted service wants them, all but the last.
const chunkSize = 6 * 1024 * 1024;

/** The id of what has arrived. */
export async function sendFile(file: File, options: SendOptions): Promise<string> {
  const place = await persistently(() => openPlace(options), options);
  const endpoint = new URL(place.endpoint, location.href);
  const upload = new Upload(file, {
    endpoint: endpoint.href,
    headers: { "x-signature": place.token },
    metadata: { bucketName: place.bucket, objectName: place.name, contentType: "application/octet-stream" },
    chunkSize,
    // We try again ourselves, and know better when.
    retryDelays: null,
    storeFingerprintForResuming: false,
    removeFingerprintOnSuccess: true,
    // The service names itself as it is known outside; we go on by the name we came by.
    onUploadUrlAvailable: () => (upload.url = endpoint.origin + new URL(upload.url!, endpoint).pathname),
  });
  const arrived = new AbortController();
  // A user who goes on to the next thing gives up the upload on its way, but none that has arrived.
  options.signal.addEventListener("abort", () => void forget(upload), { signal: arrived.signal });
  await persistently(() => finished(upload, options.onProgress), options);
  arrived.abort();
  return place.id;
}

/**
 * Deletes an upload that has arrived. The server may still be busy with the last part, so it is asked more than once.
 */
async function forget(upload: Upload): Promise<void> {
  await upload.abort();
  if (upload.url)
    await Upload.terminate(upload.url, { ...upload.options, retryDelays: [500, 1500, 4000] }).catch(() => {});
}

async function openPlace({ openAt, signal }: SendOptions): Promise<OpenUpload> {
  const response = await fetch(openAt, { method: "POST", signal });
  if (response.ok) return response.json();
  const answer = response.status === 422 ? ((await response.json()) as { refusals: Refusal[] }) : undefined;
  throw new NotTaken(answer?.refusals[0] ?? { code: "file.storage-away" });
}

/** Begins, or goes on where it stopped. A network that is gone may leave a request hanging, so that we let go of it. */
const finished = (upload: Upload, onProgress: (part: number) => void) =>
  new Promise<void>((resolve, reject) => {
    const over = new AbortController();
    const end = (settle: () => void) => {
      clearTimeout(silence);
      over.abort();
      settle();
    };
    const letGo = () =>
      end(() => {
        void upload.abort();
        reject(new Error("the network is gone"));
      });
    const patience = () => setTimeout(letGo, secondsOfSilence * 1000);
    let silence = patience();
    addEventListener("offline", letGo, { signal: over.signal });
    upload.options.onProgress = (sent, all) => {
      clearTimeout(silence);
      silence = patience();
      onProgress(sent / all);
    };
    upload.options.onSuccess = () => end(resolve);
    upload.options.onError = (error) => end(() => reject(error));
    upload.start();
  });

const secondsOfSilence = 20;

/** Tries again whenever the network may be back, until it is done, refused or given up. */
async function persistently<Result>(work: () => Promise<Result>, { signal, onWaiting }: SendOptions): Promise<Result> {
  for (;;)
    try {
      return await Promise.race([work(), aborted(signal)]);
    } catch (error) {
      if (signal.aborted || isFinal(error)) throw error;
      onWaiting();
      await networkMayBeBack(signal);
    }
}

/** An answer that will not change; without any answer, or with one of a server in trouble, it may. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof DetailedError)) return error instanceof NotTaken;
  const status = error.originalResponse?.getStatus() ?? 0;
  return status >= 400 && status < 500 && ![409, 423, 429].includes(status);
}

const secondsUntilNextTry = 3;

const networkMayBeBack = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const over = new AbortController();
    const done = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(done, secondsUntilNextTry * 1000);
    addEventListener("online", done, { signal: over.signal });
    signal.addEventListener("abort", done, { signal: over.signal });
  });

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
