import { useState, type CSSProperties } from "react";
import { useActionData, useFetcher, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { Logo, Screen } from "@product/domain/branding/brand";
import { buckets } from "@product/domain/files/buckets";
import { fileKinds } from "@product/domain/files/kinds";
import type { Refusal } from "@product/domain/refusals";
import { Button } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { FileDrop } from "@product/ui/controls/file-drop";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { firstLook, megabytesAtMost, tooLarge } from "#features/ground/photo/share/first-look.ts";
import { SendWithoutScript } from "#features/ground/photo/share/send-without-script.tsx";
import { logoAddress } from "#request/ports/brand.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { refusalKey } from "#i18n/refusal-words.ts";
import { paper } from "./brand-preview.tsx";
import type { Done } from "./actions.ts";

type LogoPickerProps = { screen: Screen; logo: Logo | undefined; isReadOnly: boolean; done: Done | undefined };

/** One of the two logos as it is, a place to choose another, and the way back to none. */
export function LogoPicker({ screen, logo, isReadOnly, done }: LogoPickerProps) {
  const t = useTranslations("branding");
  const { pathname } = useLocation();
  const sending = useFetcher<FormReply>({ key: `logo-${screen}` });
  const removing = useFetcher<FormReply>({ key: `logo-remove-${screen}` });
  const { errors, setProblem } = useErrors(screen, sending.data);
  const action = `${pathname}?do=logo`;
  const take = async (file: File) => {
    const problem = await firstLook("logos", file);
    setProblem(problem);
    if (problem) return;
    const form = new FormData();
    form.set("screen", screen);
    form.set("logo", file);
    await sending.submit(form, { method: "post", action, encType: "multipart/form-data" });
  };
  return (
    <section aria-label={t(`logo:${screen}`)} className="flex max-w-xl flex-col gap-3">
      <h3 className="text-compact font-medium">{t(`logo:${screen}`)}</h3>
      <Told screen={screen} done={done} />
      {logo ? (
        <div
          style={paper[screen] as CSSProperties}
          className="flex min-h-16 items-center rounded-card border border-line bg-bg px-4 py-3"
        >
          <img
            src={logoAddress(logo)}
            alt={t(`logo:${screen}`)}
            style={{ aspectRatio: logo.ratio }}
            className="h-10 max-w-full object-contain"
          />
        </div>
      ) : (
        <p className="text-compact text-fg-2">{t(`none:${screen}`)}</p>
      )}
      {!isReadOnly && (
        <form method="post" action={action} encType="multipart/form-data" className="flex flex-col gap-3">
          <input type="hidden" name="screen" value={screen} />
          <FileDrop
            id={`logo-${screen}-file`}
            name="logo"
            label={
              sending.state === "idle" ? (
                <>
                  {t(logo ? "chooseAnother" : "choose")}
                  <span className="font-normal text-fg-2 pointer-coarse:hidden noscript:hidden"> {t("orDrop")}</span>
                </>
              ) : (
                t("sending")
              )
            }
            help={t("logoHelp", { megabytes: megabytesAtMost("logos") })}
            accept={accepted}
            errors={errors}
            onFile={(file) => void take(file)}
          />
          <SendWithoutScript>{t("send")}</SendWithoutScript>
        </form>
      )}
      {!isReadOnly && logo && (
        <removing.Form method="post" action={`${pathname}?do=logo-remove`}>
          <input type="hidden" name="screen" value={screen} />
          <Button type="submit" look="danger" size="row" busy={removing.state !== "idle"}>
            {t("remove")}
          </Button>
        </removing.Form>
      )}
    </section>
  );
}

const accepted = buckets.logos.takes.map((kind) => fileKinds[kind].type).join(",");

/** Says once what was done, where it was done. The address leads here. */
function Told({ screen, done }: { screen: Screen; done: Done | undefined }) {
  const t = useTranslations("branding");
  if (done !== `logo-${screen}` && done !== `logo-${screen}-removed`) return null;
  return (
    <div id={done} className="scroll-mt-24">
      <Callout tone="ok">{t(`done:${done}`)}</Callout>
    </div>
  );
}

/** The faults of the picture: as the browser found them at once, or as the server reported them for the last one. */
function useErrors(screen: Screen, answered: FormReply | undefined) {
  const t = useTranslations("request");
  const sentences = useFieldSentences();
  const { search } = useLocation();
  const posted = useActionData<FormReply>();
  const [problem, setProblem] = useState<{ found: Refusal | undefined; before: FormReply | undefined }>();
  const isPosted = posted?.result.initialValue?.["screen"] === screen;
  const reply = answered ?? (isPosted ? posted : undefined);
  // The server ends a form that is far too large before any page is asked about it, and leads here.
  const wasTooLarge = screen === "light" && !problem && new URLSearchParams(search).has("too-large");
  const own = problem && problem.before === reply ? problem.found : wasTooLarge ? tooLarge("logos") : undefined;
  const isOld = problem?.before === reply;
  const refusals = own ? [own] : isOld ? [] : (reply?.refusals ?? []);
  return {
    errors: [
      ...refusals.map((refusal) => t(refusalKey(refusal.code), refusal as never)),
      ...sentences(own || isOld ? [] : reply?.result.error?.["logo"]?.slice(0, 1)),
    ],
    setProblem: (found: Refusal | undefined) => setProblem({ found, before: reply }),
  };
}
