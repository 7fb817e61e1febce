import { useTranslations } from "use-intl";
import { PageHeader } from "@product/ui/page-header";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { pageNotFound } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { filesContext } from "#request/ports/files.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/crop.page";
import { cropPicture } from "./commands.server.ts";
import { CropFields } from "./crop-fields.tsx";
import { pictureNamed } from "./queries.server.ts";
import { croppedPicture, mediaAddress, pictureName } from "./schema.ts";

export const handle = { needs: "media.create", messages: ["media", "request", "forms"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  requirePermission(context, "media.create");
  const { data: name } = pictureName.safeParse(params.file);
  const picture = name && (await pictureNamed(name));
  if (!picture) throw pageNotFound(pageAddress(request).pathname);
  return { picture, submissionKey: crypto.randomUUID() };
}

export function action({ params, ...sent }: Route.ActionArgs) {
  return formAction(
    "media.create",
    croppedPicture,
    (actor, crop) => cropPicture(actor, pictureName.catch("").parse(params.file), crop, sent.context.get(filesContext)),
    (_done, request) => inLocale(mediaAddress, localeOf(pageAddress(request).pathname)),
  )(sent);
}

export default function CropPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("media");
  return (
    <>
      <PageTitle>{t("cropTitle")}</PageTitle>
      <PageHeader title={t("cropTitle")} description={t("cropIntro")} />
      <CropFields {...loaderData} reply={actionData} />
    </>
  );
}
