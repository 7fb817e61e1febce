/** The files of the browser build, held in memory: a look-up by name, so no path can lead elsewhere. */
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { Context, MiddlewareHandler } from "hono";
import { keepBody, sendKept, type KeptBody } from "#server/middleware/kept-body.ts";

/** Beside them, scripts that are made of the build when it starts. */
export async function serveAssets(
  folder: string,
  scripts: readonly { url: string; source: string }[] = [],
): Promise<MiddlewareHandler> {
  const files = await readAll(folder);
  for (const { url, source } of scripts) files.set(url, keepBody(Buffer.from(source), types[".js"]!, cachingOf(url)));
  return (c, next) => {
    const file = files.get(c.req.path);
    if (file && (c.req.method === "GET" || c.req.method === "HEAD")) return sendKept(c, file);
    // A hashed name that is not there belongs to another build; the error page is no script.
    if (c.req.path.startsWith(hashed)) return missing(c);
    return next();
  };
}

const hashed = "/assets/";
const missing = async (c: Context) => c.text("Not Found", 404);

async function readAll(folder: string): Promise<Map<string, KeptBody>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."));
  return new Map(
    await Promise.all(
      files.map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const path = `/${relative(folder, file).split(sep).join("/")}`;
        return [
          path,
          keepBody(await readFile(file), types[extname(file)] ?? "application/octet-stream", cachingOf(path)),
        ] as const;
      }),
    ),
  );
}

const cachingOf = (path: string) => ({
  "Cache-Control": path.startsWith(hashed) ? "public, max-age=31536000, immutable" : "public, max-age=3600",
  "X-Content-Type-Options": "nosniff",
});

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};
