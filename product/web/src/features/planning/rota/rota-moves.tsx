import { useEffect, useRef, useState, type RefObject } from "react";
import { useFetcher } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { Button } from "@product/ui/controls/button";
import { Refusals } from "#features/ground/forms/share/form-parts.tsx";
import { moveAddress } from "#features/planning/rota-moves/schema.ts";
import { BothVersions } from "#features/planning/rota-moves/share/both-versions.tsx";
import { wallSpan } from "#features/planning/rota-moves/share/wall-span.ts";
import { inLocale } from "#i18n/locale.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { asksFirst, dropOf, sentOf, wallTimes, type Drop } from "./grid/carried.ts";
import type { Rota } from "./rota.server.ts";
import { announceFor } from "./say-for.ts";
import { useCarry, type Carrying } from "./grid/use-carry.ts";

type Asked = { drop: Drop; is: "asked" | "sent" };

/** Moves what is carried over the grid: says where it is, asks where others are concerned, and shows what came of it. */
export function RotaMoves({ grid, rota }: { grid: RefObject<HTMLTableElement | null>; rota: Rota }) {
  const t = useTranslations("rota");
  const locale = useLocale();
  const fetcher = useFetcher<FormReply | { isDone: true }>();
  const says = useRef<HTMLOutputElement>(null);
  const [move, setMove] = useState<Asked>();
  const say = (text: string) => announceFor(says.current, text);
  const words = useDropWords(rota);
  const send = (drop: Drop) => {
    const { actionName, fields } = sentOf(drop);
    setMove({ drop, is: "sent" });
    void fetcher.submit(fields, {
      method: "post",
      action: `${inLocale(moveAddress(drop.shift.id), locale)}?grid=1${actionName && `&do=${actionName}`}`,
    });
  };
  const over = ({ carried, to, how }: Carrying, by: "keys" | "mouse", isFirst: boolean) => {
    const drop = dropOf(rota, carried, to, how);
    const where = drop ? words(drop) : to.row === carried.row ? t("whereItWas") : t("notThere");
    say(isFirst && by === "keys" ? t(how === "end" ? "pickedEnd" : "picked") : where);
  };
  useCarry(grid, rota, {
    onOver: over,
    onLeave: () => say(t("left")),
    onDrop: ({ carried, to, how }) => {
      const drop = dropOf(rota, carried, to, how);
      if (!drop) return say(t("left"));
      say("");
      if (asksFirst(rota, drop)) setMove({ drop, is: "asked" });
      else send(drop);
    },
  });
  const reply = fetcher.state === "idle" && move?.is === "sent" ? fetcher.data : undefined;
  const isDone = reply && "isDone" in reply;
  const doneText = isDone && move ? t("done:moved", { what: words(move.drop) }) : "";
  useEffect(() => {
    if (doneText) announceFor(says.current, doneText);
  }, [doneText]);
  return (
    <>
      <output ref={says} className="rota-says" />
      {move?.is === "asked" && (
        <AskFirst text={askText(t, move.drop, words)} onYes={() => send(move.drop)} onNo={() => setMove(undefined)} />
      )}
      {move && reply && !isDone && (
        <Refused
          rota={rota}
          drop={move.drop}
          reply={reply as FormReply}
          onMine={send}
          onLeave={() => setMove(undefined)}
        />
      )}
    </>
  );
}

type Words = ReturnType<typeof useDropWords>;

/** Where it would come to lie, in words. */
function useDropWords({ people }: Rota) {
  const t = useTranslations("rota");
  const locale = useLocale();
  return (drop: Drop): string => {
    if (drop.is === "move") return wallSpan(drop.times, locale);
    return t("to", { name: people.find(({ id }) => id === drop.workerId)?.name ?? "" });
  };
}

const askText = (t: ReturnType<typeof useTranslations<"rota">>, drop: Drop, words: Words): string =>
  drop.is === "move" ? t("movesAll", { n: drop.people, to: words(drop) }) : t("givesTold", { to: words(drop) });

function AskFirst({ text, onYes, onNo }: { text: string; onYes: () => void; onNo: () => void }) {
  const t = useTranslations("rota");
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <fieldset className="mb-3" aria-label={text}>
      <Callout tone="warn">
        <p>{text}</p>
        <p className="mt-2 flex gap-2">
          <Button ref={yes} look="primary" onClick={onYes}>
            {t("doIt")}
          </Button>
          <Button look="quiet" onClick={onNo}>
            {t("leaveIt")}
          </Button>
        </p>
      </Callout>
    </fieldset>
  );
}

type RefusedProps = { rota: Rota; drop: Drop; reply: FormReply; onMine: (drop: Drop) => void; onLeave: () => void };

/** Why it was not done; where somebody was faster, both versions, and the choice between them. */
function Refused({ rota, drop, reply, onMine, onLeave }: RefusedProps) {
  const t = useTranslations("rota");
  const now = rota.shifts.find(({ id }) => id === drop.shift.id);
  const isOvertaken = drop.is === "move" && reply.refusals.some(({ code }) => code === "record.changed-meanwhile");
  return (
    <div className="mb-3 flex flex-col gap-2">
      {isOvertaken && now ? (
        <BothVersions draft={drop.times} savedVersion={wallTimes(now)} />
      ) : (
        <Refusals reply={reply} />
      )}
      <p className="flex gap-2">
        {isOvertaken && now && (
          <Button look="primary" onClick={() => onMine({ ...drop, shift: now })}>
            {t("useMine")}
          </Button>
        )}
        <Button look="quiet" onClick={onLeave}>
          {t("leaveAsIs")}
        </Button>
      </p>
    </div>
  );
}
