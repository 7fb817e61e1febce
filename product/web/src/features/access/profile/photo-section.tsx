import { useTranslations } from "use-intl";
import { PhotoPicker } from "#features/ground/photo/share/photo-picker.tsx";
import type { Part } from "./parts.ts";
import { Done, Section } from "./section.tsx";
import { useActionForm } from "./use-action-form.ts";

type PhotoSectionProps = { name: string; photo: string | undefined; done: Part | undefined };

export function PhotoSection({ name, photo, done }: PhotoSectionProps) {
  const t = useTranslations("profile");
  return (
    <Section id="photo" heading={t("photo")} why={t("photoWhy")}>
      <Done part="photo-changed" done={done} />
      <Done part="photo-removed" done={done} />
      <PhotoPicker
        name={name}
        photo={photo}
        plain={useActionForm("photo")}
        choice={useActionForm("photo-choose")}
        removal={useActionForm("photo-remove")}
      />
    </Section>
  );
}
