import { lazy, Suspense, useState } from "react";
import { useLocation, type FetcherSubmitFunction } from "react-router";
import { useTranslations } from "use-intl";
import { buckets } from "@product/domain/files/buckets";
import { fileKinds } from "@product/domain/files/kinds";
import type { Refusal } from "@product/domain/refusals";
import { Avatar } from "@product/ui/records/avatar";
import { Button } from "@product/ui/controls/button";
import { FileDrop } from "@product/ui/controls/file-drop";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import type { PhotoChoice } from "#features/ground/photo/schema.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { refusalKey } from "#i18n/refusal-words.ts";
import { firstLook, megabytesAtMost, tooLarge } from "./first-look.ts";
import { SendWithoutScript } from "./send-without-script.tsx";

// The frame and the way to send in parts are only for those who choose a picture.
const CropDialog = lazy(async () => ({ default: (await import("./crop-dialog.tsx")).CropDialog }));

/** A form of the page that holds the picker. */
type PhotoForm = {
  action: string;
  reply: FormReply | undefined;
  submit: FetcherSubmitFunction;
  isBusy: boolean;
};

type PhotoPickerProps = {
  name: string;
  photo: string | undefined;
  /** Takes the file itself, without JavaScript. */
  plain: PhotoForm;
  /** Takes a square of what was sent before. */
  choice: PhotoForm;
  removal: PhotoForm;
};

const fieldId = "photo-file";

/** The photo as it is, a place to choose another, and the way back to initials. */
export function PhotoPicker({ name, photo, plain, choice, removal }: PhotoPickerProps) {
  const t = useTranslations("photo");
  const [chosen, setChosen] = useState<{ file: File; picture: string }>();
  const { errors, setProblem } = useErrors(choice.reply ?? plain.reply);
  const take = async (file: File) => {
    const problem = await firstLook("photos", file);
    setProblem(problem);
    if (!problem) setChosen({ file, picture: URL.createObjectURL(file) });
  };
  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen.picture);
    setChosen(undefined);
  };
  const refuse = (problem: Refusal) => {
    close();
    setProblem(problem);
  };
  const save = async (fields: PhotoChoice) => {
    await choice.submit({ ...fields }, { method: "post", action: choice.action });
    close();
  };
  return (
    <div className="flex max-w-xl items-start gap-4">
      <Avatar name={name} photo={photo} size={64} alone />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <form method="post" action={plain.action} encType="multipart/form-data" className="flex flex-col gap-3">
          <FileDrop
            id={fieldId}
            name="photo"
            label={
              <>
                {t(photo ? "chooseAnother" : "choose")}
                <span className="font-normal text-fg-2 pointer-coarse:hidden noscript:hidden"> {t("orDrop")}</span>
              </>
            }
            help={t("help", { megabytes: megabytesAtMost("photos") })}
            accept={accepted}
            errors={errors}
            onFile={(file) => void take(file)}
          />
          <SendWithoutScript>{t("send")}</SendWithoutScript>
        </form>
        {photo && <RemoveButton removal={removal} />}
      </div>
      {chosen && (
        <Suspense>
          <CropDialog {...chosen} onSave={save} onRefused={refuse} onCancel={close} />
        </Suspense>
      )}
    </div>
  );
}

const accepted = buckets.photos.takes.map((kind) => fileKinds[kind].type).join(",");

function RemoveButton({ removal: { action, submit, isBusy } }: { removal: PhotoForm }) {
  const send = (event: { preventDefault: () => void; currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  return (
    <form method="post" action={action} onSubmit={send}>
      <Button type="submit" look="danger" size="row" busy={isBusy}>
        {useTranslations("photo")("remove")}
      </Button>
    </form>
  );
}

/** The faults of the picture: as the browser found them at once, or as the server reported them for the last one. */
function useErrors(reply: FormReply | undefined) {
  const t = useTranslations("request");
  const sentences = useFieldSentences();
  const { search } = useLocation();
  // The server ends a form that is far too large before any page is asked about it, and leads here.
  const [problem, setProblem] = useState<Refusal | undefined>(() =>
    new URLSearchParams(search).has("too-large") ? tooLarge("photos") : undefined,
  );
  const [answered, setAnswered] = useState<FormReply>();
  const currentReply = reply === answered ? undefined : reply;
  const refusals = problem ? [problem] : (currentReply?.refusals ?? []);
  return {
    errors: [
      ...refusals.map((refusal) => t(refusalKey(refusal.code), refusal as never)),
      ...sentences(problem ? [] : currentReply?.result.error?.["photo"]?.slice(0, 1)),
    ],
    setProblem: (found: Refusal | undefined) => {
      setProblem(found);
      setAnswered(reply);
    },
  };
}
