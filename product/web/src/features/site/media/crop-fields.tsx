import { useState } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { cropShapes, mostZoom, type CropShape } from "@product/domain/files/frame";
import { Button } from "@product/ui/controls/button";
import { SelectField } from "@product/ui/controls/select-field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { CropPreview } from "./crop-preview.tsx";
import { altLength } from "./schema.ts";

const names = ["shape", "across", "down", "zoom", "altEs", "altEn"] as const;
const shapes = Object.keys(cropShapes) as CropShape[];

type CropFieldsProps = {
  picture: { name: string; altEn: string; altEs: string };
  submissionKey: string;
  reply: FormReply | undefined;
};

/** The shape, the middle and the size of the cut, each by keys; what it will look like stands beside them. */
export function CropFields({ picture, submissionKey, reply }: CropFieldsProps) {
  const t = useTranslations("media");
  const whole = { shape: "16:9", across: "50", down: "50", zoom: "1" };
  const fields = formFields("crop", names, { ...whole, ...picture }, reply);
  const [shape, setShape] = useState(fields.shape.initialText as CropShape);
  const [place, setPlace] = useState({
    across: fields.across.initialText,
    down: fields.down.initialText,
    zoom: fields.zoom.initialText,
  });
  const slider = (name: keyof typeof place, { min, max, step }: { min: number; max: number; step: number }) => (
    <label className="flex flex-col gap-1.5 text-sm font-medium">
      {t(name)}
      <input
        type="range"
        name={name}
        min={min}
        max={max}
        step={step}
        value={place[name]}
        onChange={(event) => setPlace({ ...place, [name]: event.currentTarget.value })}
        className="h-9 accent-primary"
      />
    </label>
  );
  const crop = {
    shape,
    centreX: Number(place.across) / 100,
    centreY: Number(place.down) / 100,
    zoom: Number(place.zoom),
  };
  return (
    <Form
      method="post"
      noValidate={useNoValidate()}
      className="grid max-w-5xl gap-x-8 gap-y-6 pb-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <CropPreview picture={picture} crop={crop} />
      <div className="flex flex-col gap-5">
        <Rejection reply={reply} fields={names.map((name) => ({ ...fields[name], label: t(name) }))} />
        <SubmissionKey value={submissionKey} />
        <SelectField
          id={fields.shape.id}
          name="shape"
          label={t("shape")}
          value={shape}
          onChange={(event) => setShape(event.currentTarget.value as CropShape)}
        >
          {shapes.map((each) => (
            <option key={each} value={each}>
              {t(`shape:${each}`)}
            </option>
          ))}
        </SelectField>
        {slider("across", { min: 0, max: 100, step: 1 })}
        {slider("down", { min: 0, max: 100, step: 1 })}
        {slider("zoom", { min: 1, max: mostZoom, step: 0.1 })}
        <TextField field={fields.altEs} label={t("altEs")} help={t("altHelp")} max={altLength} lang="es" required />
        <TextField field={fields.altEn} label={t("altEn")} help={t("altHelp")} max={altLength} lang="en" required />
        <div>
          <Button type="submit" size="form">
            {t("cropSave")}
          </Button>
        </div>
      </div>
    </Form>
  );
}
