import type { Logger } from "@platform/kernel/logger";
import type { Files } from "#request/ports/files.ts";
import { passingClient, type AuthService } from "#server/sessions/auth-service.ts";
import { keepTrying, makeBuckets } from "./buckets.ts";
import { createFiles } from "./create-files.ts";

/** Binds the product's files to the embedded service, which knows our buckets, or to a hosted one, where they are made. */
export function startFiles(
  service: AuthService,
  { isHosted, log }: { isHosted: boolean; log: Logger },
): { files: Files; stop: () => void } {
  const { storage } = passingClient(service, service.secretKey);
  const files = createFiles({ storage, url: isHosted ? service.url : undefined });
  const making = isHosted ? keepTrying(() => makeBuckets(storage), log) : undefined;
  return { files, stop: () => making?.stop() };
}
