/** `@supabase/lite` with its authentication alone, on a PostgreSQL database. */
import { serve } from "@hono/node-server";
import { App, ConsoleEmailDriver } from "@supabase/lite";
import { createPostgresConnection } from "@supabase/lite/postgres";

const app = new App({
  connection: createPostgresConnection({
    url: process.env["DATABASE_URL"],
    postgresOptions: { max: 8, onnotice: () => {} },
  }),
  auth: {
    enabled: true,
    jwt_secret: process.env["SHARED_SECRET"],
    publishable_key: process.env["API_KEY"],
    jwt_expiry: 86_400,
    site_url: "http://127.0.0.1",
    enable_refresh_token_rotation: true,
    email: { enable_confirmations: false },
  },
  storage: { enabled: false },
  options: { drivers: { email: new ConsoleEmailDriver({ silent: true }) } },
});
await app.ensureSystemSchema();
await app.init();

serve({ fetch: (request) => app.fetch(request), hostname: "127.0.0.1", port: 0 }, ({ port }) =>
  console.log(`Ready: http://127.0.0.1:${port}`),
);
