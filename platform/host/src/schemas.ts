import { authSchema } from "@platform/auth/migrate";
import type { SchemaSource } from "@platform/kernel/migrate";
import { mailSchema } from "@platform/mail/migrate";
import { realtimeSchema } from "@platform/realtime/migrate";
import { storageSchema } from "@platform/storage/migrate";

/** The schemas of the services in a database of their own, for those who copy it as a whole. */
export const platformSchemas = (): Promise<SchemaSource[]> =>
  Promise.all([authSchema(), mailSchema(), storageSchema(), realtimeSchema()]);
