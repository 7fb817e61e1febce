import { useCallback, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { cropIn, cropShapes, type Crop, type Size } from "@product/domain/files/frame";

type CropPreviewProps = { picture: { name: string; altEn: string; altEs: string }; crop: Crop };

/** The part that will be cut out, by the same sums as the server's; the whole image until its size is known. */
export function CropPreview({ picture: { name, altEn, altEs }, crop }: CropPreviewProps) {
  const t = useTranslations("media");
  const alt = useLocale() === "es" ? altEs : altEn;
  const [size, setSize] = useState<Size>();
  // It may have come before this page was alive.
  const measure = useCallback((image: HTMLImageElement | null) => {
    if (image?.naturalWidth) setSize({ width: image.naturalWidth, height: image.naturalHeight });
  }, []);
  const cut = size && cropIn(size, crop);
  return (
    <figure className="flex flex-col gap-2 self-start">
      <div
        className="relative w-full overflow-hidden rounded-card border border-line bg-bg-muted"
        style={cut && { aspectRatio: cropShapes[crop.shape] }}
      >
        <img
          ref={measure}
          src={`/media/${name}`}
          alt={alt}
          onLoad={(event) => measure(event.currentTarget)}
          className={cut ? "absolute max-w-none" : "w-full"}
          style={
            cut && {
              width: `${(size.width / cut.width) * 100}%`,
              left: `${(-cut.left / cut.width) * 100}%`,
              top: `${(-cut.top / cut.height) * 100}%`,
            }
          }
        />
      </div>
      <figcaption className="text-xs text-fg-3">{t("cropPreview")}</figcaption>
    </figure>
  );
}
