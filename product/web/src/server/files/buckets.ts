/** Makes the product's buckets: the embedded service is told in its settings, a hosted one is asked. */
import type { SupabaseClient } from "@supabase/supabase-js";
import { buckets, type Bucket } from "@product/domain/files/buckets";
import type { Logger } from "@platform/kernel/logger";

const declared = Object.entries<Bucket>(buckets);

export const bucketSettings = declared.map(([id, { largest, types }]) => ({
  id,
  public: false,
  fileSizeLimit: largest,
  ...(types ? { allowedMimeTypes: [...types] } : {}),
}));

/** Tries until it is done: the other service may come up after us. */
export function keepTrying(work: () => Promise<void>, log: Logger, everyMs = 30_000): { stop: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const attempt = () =>
    work().catch((error: unknown) => {
      log.warn({ error }, "the buckets of a hosted service could not be made");
      if (!stopped) timer = setTimeout(() => void attempt(), everyMs).unref();
    });
  void attempt();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** Those that are missing are made; those that exist are brought back to what is declared. */
export async function makeBuckets(storage: SupabaseClient["storage"]): Promise<void> {
  const { data: existing, error } = await storage.listBuckets();
  if (error) throw error;
  const names = new Set(existing.map(({ id }) => id));
  for (const [id, { largest, types }] of declared) {
    const options = { public: false, fileSizeLimit: largest, allowedMimeTypes: types ? [...types] : null };
    const response = await (names.has(id) ? storage.updateBucket(id, options) : storage.createBucket(id, options));
    if (response.error) throw response.error;
  }
}
