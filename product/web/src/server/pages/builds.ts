/** Which build is being served, for pages that are older, and the messages of this build. */
import { Hono } from "hono";
import { locales } from "@product/domain/locales";
import { knownLocale } from "#i18n/choose-locale.ts";
import type { Compiled } from "#i18n/compile.ts";
import { errorBody } from "#server/walls/error-answer.ts";
import { keepBody, sendKept } from "#server/walls/kept-body.ts";

export type BuildOptions = { buildId: string; builtAt: number; catalogue: Record<string, Compiled> };

export function createBuilds({ buildId, builtAt, catalogue }: BuildOptions): Hono {
  const build = { id: buildId, timestamp: builtAt };
  const keep = (caching: string) =>
    new Map(
      locales.map(({ code }) => [
        code,
        keepBody(Buffer.from(JSON.stringify(catalogue[code])), "application/json; charset=utf-8", {
          "Cache-Control": caching,
        }),
      ]),
    );
  const ofThisBuild = keep("public, max-age=31536000, immutable");
  // Under another build's address these are the words of now, which nobody may keep there.
  const ofAnotherBuild = keep("no-cache");

  return new Hono()
    .get("/builds/latest.json", (c) => c.json(build, 200, { "Cache-Control": "no-store" }))
    .get("/builds/meta/:file", (c) =>
      c.req.param("file") === `${buildId}.json`
        ? c.json({ ...build, matcher: {}, prerendered: [] }, 200, {
            "Cache-Control": "public, max-age=31536000, immutable",
          })
        : c.json(errorBody(404, "Build not found"), 404, { "Cache-Control": "no-store" }),
    )
    .get("/_i18n/:build/:locale/messages.json", async (c) => {
      const locale = knownLocale(c.req.param("locale"));
      if (!locale) return c.json(errorBody(404, "Locale not found"), 404, { "Cache-Control": "no-store" });
      return sendKept(c, (c.req.param("build") === buildId ? ofThisBuild : ofAnotherBuild).get(locale)!);
    });
}
