import { brandForPaper } from "#features/company/branding/queries.server.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { inLocale } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { inThread } from "#request/threads/in-thread.ts";
import { filesContext } from "#request/ports/files.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/poster.route";
import type { posterPdf } from "./poster-pdf.server.ts";
import { formWith } from "./queries.server.ts";

export const handle = { needs: "form.view" };

const drawing = "#features/site/forms/poster-pdf.server.ts";

/** In the language that the form is written in first, whoever prints it. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "form.view");
  const found = await formWith(actor, recordId(params.formId), context.get(requestContext).locale);
  if (!found) throw failure("pageNotFound", { path: params.formId });
  const { form, entity } = found;
  const { language, slug } = form;
  const origin = context.get(requestContext).settings.origin || new URL(request.url).origin;
  const poster = {
    title: language === "es" ? form.titleEs : form.titleEn,
    entity,
    language,
    link: `${origin}${inLocale("/signup", language)}?formId=${slug}`,
  };
  const brand = await brandForPaper(context.get(filesContext));
  const logo = brand.logo && { bytes: new Uint8Array(brand.logo.bytes), ratio: brand.logo.ratio };
  const pdf = await inThread<typeof posterPdf>(drawing, "posterPdf", poster, { ...brand, logo });
  return new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${slug}.pdf"`,
      "Cache-Control": "no-store",
    },
  });
}
