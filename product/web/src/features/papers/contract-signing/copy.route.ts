import { brandForPaper } from "#features/company/branding/queries.server.ts";
import { pageNotFound } from "#request/failures.ts";
import { filesContext } from "#request/ports/files.ts";
import { inThread } from "#request/threads/in-thread.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/copy.route";
import type { contractPdf } from "./contract-pdf.server.ts";
import { behindLink } from "./queries.server.ts";
import { fullName } from "./values.server.ts";

export const handle = { needs: "public" };

const drawing = "#features/papers/contract-signing/contract-pdf.server.ts";

/** The signed contract for who signed it, as long as the link works. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const link = await behindLink(params.token);
  if (!link?.signature) throw pageNotFound(pageAddress(request).pathname.replace(params.token, "…"));
  const { texts, sha256, signature, entity, worker } = link;
  const brand = await brandForPaper(context.get(filesContext));
  const paper = { brand, entity, worker: fullName(worker), texts, sha256, signature };
  const logo = brand.logo && { bytes: new Uint8Array(brand.logo.bytes), ratio: brand.logo.ratio };
  const bytes = await inThread<typeof contractPdf>(drawing, "contractPdf", { ...paper, brand: { ...brand, logo } });
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${signature.language === "es" ? "contrato" : "contract"}.pdf"`,
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
