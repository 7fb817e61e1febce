/** Which build is being served, for pages that are older, and the messages of this build: all, or those of one kind of page. */
import { Hono, type Context } from "hono";
import { knownLocale } from "#i18n/choose-locale.ts";
import type { Compiled } from "#i18n/compile.ts";
import { errorBody } from "#server/middleware/error-answer.ts";
import { keepBody, sendKept, type KeptBody } from "#server/middleware/kept-body.ts";
import { keptSentences } from "#shell/navigation/kept-sentences.ts";

export type BuildOptions = {
  buildId: string;
  builtAt: number;
  catalogue: Record<string, Compiled>;
  /** Which slices speak together on some page: nobody can ask for others, so that there are few files to keep. */
  usedCatalogues: ReadonlySet<string>;
};

export function createBuilds({ buildId, builtAt, catalogue, usedCatalogues }: BuildOptions): Hono {
  const build = { id: buildId, timestamp: builtAt };
  const kept = new Map<string, KeptBody>();
  const messages = async (c: Context, slices?: string) => {
    const locale = knownLocale(c.req.param("locale"));
    if (!locale) return c.json(errorBody(404, "Locale not found"), 404, { "Cache-Control": "no-store" });
    // Under another build's address these are the words of now, which nobody may keep there.
    const caching = c.req.param("build") === buildId ? immutable : "no-cache";
    const all = catalogue[locale]!;
    const body = kept.getOrInsertComputed(`${locale} ${slices} ${caching}`, () => {
      const json = slices === undefined ? JSON.stringify(all) : keptSentences(all, slices);
      return keepBody(Buffer.from(json), "application/json; charset=utf-8", { "Cache-Control": caching });
    });
    return sendKept(c, body);
  };

  return new Hono()
    .get("/builds/latest.json", (c) => c.json(build, 200, { "Cache-Control": "no-store" }))
    .get("/builds/meta/:file", (c) =>
      c.req.param("file") === `${buildId}.json`
        ? c.json({ ...build, matcher: {}, prerendered: [] }, 200, { "Cache-Control": immutable })
        : c.json(errorBody(404, "Build not found"), 404, { "Cache-Control": "no-store" }),
    )
    .get("/_i18n/:build/:locale/messages.json", (c) => messages(c))
    .get("/_i18n/:build/:locale/of/:file", async (c) => {
      const slices = c.req.param("file").replace(/\.json$/, "");
      if (!usedCatalogues.has(slices))
        return c.json(errorBody(404, "Messages not found"), 404, { "Cache-Control": "no-store" });
      return messages(c, slices);
    });
}

const immutable = "public, max-age=31536000, immutable";
