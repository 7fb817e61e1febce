/** The least that writing something down can cost: a form comes in, one prepared statement inserts a row, and “Hello” goes out. */
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import pg from "pg";

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 4 });
await pool.query(
  "CREATE TABLE IF NOT EXISTS public.plain_punch (id uuid PRIMARY KEY, code text, kind text, at timestamptz)",
);

const insert = {
  name: "insert",
  text: "INSERT INTO public.plain_punch (id, code, kind, at) VALUES (gen_random_uuid(), $1, $2, now())",
};
const app = new Hono().post("/", async (c) => {
  const form = await c.req.parseBody();
  await pool.query({ ...insert, values: [form["code"], form["mode"]] });
  return c.text("Hello");
});
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) =>
  console.log(`Ready: http://127.0.0.1:${port}`),
);
