import { useId } from "react";
import { useFetcher } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { documentNumberLength } from "@product/domain/documents/numbers";
import { Button } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { Field } from "@product/ui/controls/field";
import { StatusLight } from "@product/ui/records/status-light";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { typedText } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { SendingNote } from "#features/ground/photo/share/sending-note.tsx";
import { dayOf } from "#i18n/format.ts";
import { refusalKey } from "#i18n/refusal-words.ts";
import type { CardState, EvidenceCard as Card } from "./queries.server.ts";
import type { EvidenceReply } from "./reply.ts";
import { SideField } from "./side-field.tsx";
import { sides, useSides } from "./use-sides.ts";

type EvidenceCardProps = {
  card: Card;
  /** Address of the page, to which forms are sent and where uploads are opened. */
  address: string;
  today: string;
  reply: EvidenceReply | undefined;
};

/** One document that is asked for: how it stands, and the way to send it. */
export function EvidenceCard(props: EvidenceCardProps) {
  const t = useTranslations("evidence");
  const locale = useLocale();
  const { name, state, reason, sentAt } = props.card;
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="flex flex-col gap-4 rounded-card border border-line bg-bg-raised p-4 shadow-control sm:p-5"
    >
      <div className="flex flex-col gap-1.5">
        <h2 id={heading} className="text-base font-semibold text-balance">
          {name}
        </h2>
        <StatusLight tone={tones[state]}>{t(`state:${state}`)}</StatusLight>
      </div>
      {state === "rejected" && reason && <p className="text-sm text-pretty">{t(`reason:${reason}`)}</p>}
      {state === "sent" && sentAt && (
        <p className="text-sm text-fg-2">{t("sentText", { day: dayOf(sentAt, locale, "Europe/Madrid") })}</p>
      )}
      {state === "accepted" && <p className="text-sm text-fg-2">{t("acceptedText")}</p>}
      {(state === "asked" || state === "rejected") && <SendForm {...props} />}
    </section>
  );
}

const tones = { asked: "warn", rejected: "bad", sent: "info", accepted: "ok" } as const satisfies Record<
  CardState,
  string
>;

/** Plain without JavaScript; with it, files go first and the page tells how far they are. */
function SendForm({ card, address, today, reply: plainReply }: EvidenceCardProps) {
  const t = useTranslations("evidence");
  const fetcher = useFetcher<EvidenceReply>();
  const { sending, problem, send, stop } = useSides(`${address}/upload`);
  const reply = fetcher.data ?? plainReply;
  const { kindId, name, twoSides, copyKept, hasExpiry, isPhoto } = card;
  const action = `${address}?do=send`;
  const isBusy = sending.step !== "idle" || fetcher.state !== "idle";
  const errors = useErrors(problem ? undefined : reply);
  const refused = useRefusal();
  const submit = (event: { preventDefault: () => void; currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    if (isBusy) return;
    void send(new FormData(event.currentTarget), (form) =>
      fetcher.submit(form, { method: "post", action, encType: "multipart/form-data" }),
    );
  };
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      onSubmit={submit}
      noValidate
      className="flex flex-col gap-4"
    >
      <input type="hidden" name="kind" value={kindId} />
      {errors.whole.length > 0 && (
        <Callout tone="bad" alert>
          {errors.whole.join(" ")}
        </Callout>
      )}
      {copyKept ? (
        sides
          .slice(0, twoSides ? 2 : 1)
          .map((side, position) => (
            <SideField
              key={side}
              id={`${kindId}-${side}`}
              name={side}
              label={twoSides ? t(side) : t("file")}
              photographs={twoSides}
              isPicture={isPhoto}
              help={side === "back" ? t("backHelp") : undefined}
              errors={problem?.side === side ? [refused(problem.refusal)] : errors.side(position)}
            />
          ))
      ) : (
        <p className="text-sm text-pretty text-fg-2">{t("noCopy")}</p>
      )}
      {(hasExpiry || !copyKept) && !isPhoto && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            id={`${kindId}-number`}
            name="number"
            label={t("number")}
            note={copyKept ? `(${t("optional")})` : undefined}
            required={!copyKept}
            autoComplete="off"
            maxLength={documentNumberLength}
            size="large"
            defaultValue={reply ? typedText(reply, "number") : ""}
            errors={errors.field("number")}
          />
          {hasExpiry && (
            <DayField
              id={`${kindId}-valid-until`}
              name="validUntil"
              min={today}
              label={t("validUntil")}
              note={`(${t("optional")})`}
              size="large"
              defaultValue={reply ? typedText(reply, "validUntil") : ""}
              errors={errors.field("validUntil")}
            />
          )}
        </div>
      )}
      <SendingNote
        sending={sending}
        words={{ sending: t("sending"), saving: t("saving"), waiting: t("waiting") }}
        percentOf={(percent) => t("percent", { percent })}
      />
      <div className="flex gap-2">
        <Button
          type="submit"
          size="form"
          className="h-12 grow"
          busy={isBusy}
          aria-label={t("sendThis", { kind: name })}
        >
          {t("send")}
        </Button>
        {(sending.step === "sending" || sending.step === "waiting") && (
          <Button type="button" look="quiet" size="form" className="h-12" onClick={stop}>
            {t("stop")}
          </Button>
        )}
      </div>
    </form>
  );
}

function useRefusal() {
  const t = useTranslations("request");
  return (refusal: EvidenceReply["refusals"][number]): string => t(refusalKey(refusal.code), refusal as never);
}

function useErrors(reply: EvidenceReply | undefined) {
  const sentences = useFieldSentences();
  const refused = useRefusal();
  const errors = (reply?.refusals ?? []).map(refused);
  return {
    whole: reply?.position === undefined ? errors : [],
    side: (position: number) => (reply?.position === position ? errors : []),
    field: (name: string) => sentences(reply?.result.error?.[name]?.slice(0, 1)),
  };
}
