import { useTranslations } from "use-intl";
import { Gallery } from "@product/ui/gallery";
import { PageTitle } from "#i18n/page-title.tsx";
import { IconSample } from "./icon-sample.tsx";

export const handle = { needs: "public" };

/** Every component in its states. In development and in the browser tests only; its sample words are nobody's language. */
export default function GalleryPage() {
  const t = useTranslations("shell");
  const labels = {
    close: t("close"),
    back: t("back"),
    search: t("search"),
    noData: t("noData"),
    continue: t("continue"),
    // The page has its own place for notices; two of one name could not be told apart.
    region: "Sample notices (F8)",
    notification: t("notification"),
    copy: "Copy",
    copied: "Copied",
    pagination: "Pages",
    previous: "Previous",
    next: "Next",
    title: "Gallery",
    description: "Every component in its states.",
  };
  return (
    <main>
      <PageTitle>Gallery</PageTitle>
      <Gallery labels={labels}>
        <IconSample />
      </Gallery>
    </main>
  );
}
