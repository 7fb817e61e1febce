/** `@supabase/lite` with its files, which only its command line wires up: started the way that does, on a PostgreSQL database. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { createApi } from "@supabase/lite/cli";

const { DATABASE_URL, SHARED_SECRET, API_KEY, FILES } = process.env;
const folder = join(FILES, "lite");
await mkdir(join(folder, "supabase"), { recursive: true });
process.chdir(folder);
await writeFile(
  join(folder, "supabase", "config.json"),
  JSON.stringify({
    db: { driver: "postgres", url: DATABASE_URL },
    auth: { enabled: true, jwt_secret: SHARED_SECRET, secret_key: API_KEY, site_url: "http://127.0.0.1" },
    storage: { enabled: true, file_size_limit: "200MB" },
  }),
);
const api = await createApi({ withSupabaseClient: false });
const app = await api.project.local.createApp();
await app.ensureSystemSchema();

serve({ fetch: (request) => app.fetch(request), hostname: "127.0.0.1", port: 0 }, ({ port }) =>
  console.log(`Ready: http://127.0.0.1:${port}`),
);
