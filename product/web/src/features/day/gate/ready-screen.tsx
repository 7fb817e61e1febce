import { useCallback, useRef, useState } from "react";
import { Form, useNavigation, useSearchParams, useSubmit } from "react-router";
import { useTranslations } from "use-intl";
import type { Refusal } from "@product/domain/refusals";
import { mayReadReasons } from "@product/domain/day/devices";
import { gateModes } from "@product/domain/day/verdict";
import { Callout } from "@product/ui/callout";
import { Button } from "@product/ui/controls/button";
import { Icon } from "#features/day/pass/share/pass-icon.tsx";
import { refusalKey } from "#i18n/refusal-words.ts";
import { CameraView } from "./camera/camera-view.tsx";
import type { Gate } from "./gate-shown.ts";
import { GateHead, SecureHint } from "./gate-head.tsx";
import { NameSearch } from "./name-search.tsx";
import { useOneAtATime } from "./offline/use-one-at-a-time.ts";

type Ready = { gate: Gate; client: string; refusals: readonly Refusal[]; isUndone: boolean };

/** Waits for the next pass: a scanner types into the one field, which has the focus, and ends with Enter. */
export function ReadyScreen({ gate, client, refusals, isUndone }: Ready) {
  const t = useTranslations("gate");
  const requestText = useTranslations("request");
  const isSending = useNavigation().formMethod === "POST";
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const [isLooking, setLooking] = useState(false);
  const isUnsent = useSearchParams()[0].has("unsent") && !isUndone && refusals.length === 0;
  const { begin, onSubmit } = useOneAtATime();
  const seen = useCallback(
    (code: string) => {
      if (!begin()) return;
      const sent = new FormData(form.current!);
      sent.set("code", code);
      void submit(sent, { method: "post" });
    },
    [begin, submit],
  );
  return (
    <main className="gate-ready">
      <GateHead gate={gate} />
      <div className="mx-auto flex w-full max-w-md grow flex-col gap-5 px-5 pt-4 pb-8">
        <div>
          <p className="text-sm text-fg-2">{gate.event}</p>
          <h1 className="text-[28px] leading-9 font-semibold tracking-[-0.025em]">{t("scanTitle")}</h1>
          <p className="text-pretty text-fg-2">{t("scanHint")}</p>
          <SecureHint />
        </div>
        {/* Shown by the worker of the browser in the place of an answer that did not come; see offline-worker.client.ts. */}
        <p
          data-unsent
          hidden={!isUnsent}
          role="alert"
          className="rounded-control bg-bad-tint px-3 py-2 text-sm text-bad-text"
        >
          {t("unsent")}
        </p>
        {isUndone && (
          <Callout tone="info">
            <output>{t("undone")}</output>
          </Callout>
        )}
        {refusals.map((refusal) => (
          <Callout key={refusal.code} tone="bad" alert>
            {requestText(refusalKey(refusal.code), refusal as never)}
          </Callout>
        ))}
        {isLooking && <CameraView onSeen={seen} />}
        <Form method="post" ref={form} onSubmit={onSubmit} className="flex flex-col gap-4">
          <input type="hidden" name="client" value={client} />
          <label className="flex flex-col gap-1.5 text-sm font-medium">
            {t("code")}
            <input
              name="code"
              required
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a scanner types into whatever has the focus
              autoFocus
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="gate-input"
            />
          </label>
          <fieldset className="flex flex-col gap-1.5">
            <legend className="mb-1.5 text-sm font-medium">{t("direction")}</legend>
            <div className="gate-modes">
              {gateModes
                .filter((mode) => mode !== "break" || !gate.zone)
                .map((mode) => (
                  <label key={mode}>
                    <input type="radio" name="mode" value={mode} defaultChecked={mode === "auto"} />
                    <span>{t(`mode:${mode}`)}</span>
                  </label>
                ))}
            </div>
          </fieldset>
          <Button type="submit" size="large" busy={isSending} icon={<Icon name="scan" />}>
            {t("check")}
          </Button>
          <Button type="button" look="quiet" size="large" onClick={() => setLooking(!isLooking)}>
            {t(isLooking ? "stopCamera" : "camera")}
          </Button>
        </Form>
        {mayReadReasons(gate.profile) && <NameSearch gate={gate} client={client} onSubmit={onSubmit} />}
      </div>
    </main>
  );
}
