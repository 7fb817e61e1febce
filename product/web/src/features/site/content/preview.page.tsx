import { useTranslations } from "use-intl";
import { shownPage } from "#features/site/pages/queries.server.ts";
import { ContentBlocks } from "#features/site/content-blocks/share/content-blocks.tsx";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/preview.page";
import { headOf, pageOr404 } from "./page-head.server.ts";
import { PageFrame } from "./share/page-frame.tsx";

export const handle = { needs: "page.view", messages: ["content", "open-shifts", "live"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  requirePermission(context, "page.view");
  const { page, revision } = await pageOr404(params.slug, request);
  const [es, en] = await Promise.all([shownPage(page.kind, revision, "es"), shownPage(page.kind, revision, "en")]);
  return {
    head: headOf(page, request),
    sides: [
      { language: "es" as const, page: es },
      { language: "en" as const, page: en },
    ],
  };
}

/** The saved text as its readers will see it, both languages beside one another. */
export default function PreviewPage({ loaderData: { head, sides } }: Route.ComponentProps) {
  const t = useTranslations("content");
  return (
    <PageFrame head={head} part="preview">
      <div className="grid gap-6 pb-8 xl:grid-cols-2">
        {sides.map(({ language, page }) => (
          <section
            key={language}
            aria-label={t(language === "es" ? "spanish" : "english")}
            lang={page ? language : undefined}
            className="flex min-w-0 flex-col gap-6 rounded-card border border-line bg-bg p-5 text-base sm:p-8"
          >
            {page ? (
              <>
                <div>
                  <h2 className="text-[30px] leading-9 font-semibold tracking-[-0.03em] wrap-anywhere">{page.title}</h2>
                  {page.kind !== "legal" && page.lead && <p className="mt-3 text-fg-2">{page.lead}</p>}
                </div>
                <div className="flex flex-col gap-3.5">
                  <ContentBlocks blocks={page.opening} />
                </div>
                {page.sections.map(({ id, heading, blocks }) => (
                  <section key={id} className="flex flex-col gap-3.5">
                    <h3 className="text-xl font-semibold">{heading}</h3>
                    <ContentBlocks blocks={blocks} />
                  </section>
                ))}
              </>
            ) : (
              <p className="text-compact text-fg-3">{t("noTextYet")}</p>
            )}
          </section>
        ))}
      </div>
    </PageFrame>
  );
}
