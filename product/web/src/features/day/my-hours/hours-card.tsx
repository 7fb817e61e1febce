import { Form, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { StatusLight } from "@product/ui/records/status-light";
import { useSplitSentence } from "#features/day/time/share/use-split-sentence.ts";
import { dayAndTime, shortDay, timeOf } from "#i18n/format.ts";
import type { HoursAction } from "./answer.server.ts";
import type { MyLine } from "./queries.server.ts";

type HoursCardProps = { line: MyLine; isProven: boolean };

/** One shift that is over: what was clocked, what is paid, and the answer that is asked for. */
export function HoursCard({ line, isProven }: HoursCardProps) {
  const t = useTranslations("my-hours");
  const locale = useLocale();
  const sentence = useSplitSentence();
  const clock = (moment: number) => timeOf(new Date(moment), locale, line.timeZone);
  return (
    <li className="num flex flex-col gap-1.5 rounded-card border border-line p-4">
      <p className="font-semibold">
        {shortDay(line.day, locale)},{" "}
        {line.from === null ? t("noIn") : `${clock(line.from)}–${line.until === null ? t("noOut") : clock(line.until)}`}
      </p>
      <p className="text-sm text-fg-2">
        {line.event} · {line.role}
        <br />
        {t("planned", { times: `${clock(line.startsAt)}–${clock(line.endsAt)}` })}
      </p>
      <p className="text-sm">{line.isOpenEnded ? t("openEnd") : sentence(line.minutes, line.split)}</p>
      <State line={line} />
      {line.thread.length > 0 && <MyThread line={line} />}
      {isProven && <Answers line={line} />}
    </li>
  );
}

function State({ line }: { line: MyLine }) {
  const t = useTranslations("my-hours");
  const locale = useLocale();
  const { correction } = line;
  if (correction) {
    const time = timeOf(new Date(correction.at), locale, line.timeZone);
    const words = { kind: t(`punch:${correction.kind}`), time };
    return (
      <p className="text-sm">
        <StatusLight tone="info">{t(correction.isMine ? "correctionSaid" : "correctionAsked", words)}</StatusLight>
        <span className="mt-1 block text-pretty">«{correction.reason}»</span>
      </p>
    );
  }
  if (line.isApproved)
    return (
      <StatusLight tone="ok">
        {t(line.endorsedAt ? "approvedEndorsed" : line.mayDispute ? "approvedOpen" : "approved")}
      </StatusLight>
    );
  if (line.disputedBy)
    return <StatusLight tone="bad">{t(disputedSentence[line.disputedBy], { reason: line.dispute })}</StatusLight>;
  if (line.endorsedAt)
    return (
      <StatusLight tone="ok">{t("endorsed", { when: dayAndTime(line.endorsedAt, locale, line.timeZone) })}</StatusLight>
    );
  return null;
}

const disputedSentence = { worker: "disputed", company: "disputedByCompany", client: "disputedByClient" } as const;

function Answers({ line }: { line: MyLine }) {
  const { correction } = line;
  if (correction?.isMine) return null;
  const actions = correction ? ({ yes: "agree", no: "refuse" } as const) : ({ yes: "endorse", no: "dispute" } as const);
  const mayAgree = correction ? true : !line.isOpenEnded && !line.endorsedAt && !line.isClosed;
  const isDisputed = line.disputedBy !== null && !correction;
  return (
    <div className="mt-1 flex flex-col gap-2">
      {mayAgree && <YesForm line={line} actionName={actions.yes} />}
      {isDisputed ? (
        <NoForm line={line} actionName="write" />
      ) : (
        (correction || line.mayDispute) && <NoForm line={line} actionName={actions.no} />
      )}
    </div>
  );
}

type ActionForm = { line: MyLine; actionName: HoursAction };

function YesForm({ line, actionName }: ActionForm) {
  const t = useTranslations("my-hours");
  const here = useLocation().pathname;
  return (
    <Form method="post" action={`${here}?do=${actionName}`}>
      <Hidden line={line} />
      <Button type="submit" look="primary" className="h-12 w-full">
        {t(actionName as "agree")}
      </Button>
    </Form>
  );
}

function NoForm({ line, actionName }: ActionForm) {
  const t = useTranslations("my-hours");
  const here = useLocation().pathname;
  return (
    <details>
      <summary className="flex h-11 cursor-pointer items-center font-medium">{t(actionName as "refuse")}</summary>
      <Form method="post" action={`${here}?do=${actionName}`} className="flex flex-col gap-2">
        <Hidden line={line} />
        <Field
          id={`why-${line.id}`}
          name="reason"
          label={t(actionName === "write" ? "message" : "disputeReason")}
          lines={2}
          maxLength={500}
          required
        />
        <Button type="submit" className="h-12 w-full">
          {t("send")}
        </Button>
      </Form>
    </details>
  );
}

/** Messages of both sides about this line. */
function MyThread({ line }: { line: MyLine }) {
  const t = useTranslations("my-hours");
  const locale = useLocale();
  return (
    <ol className="my-1 flex flex-col gap-2 border-l-2 border-line pl-3 text-sm">
      {line.thread.map(({ id, side, text, writtenAt }) => (
        <li key={id}>
          <span className="text-fg-2">
            {t(side === "worker" ? "you" : side)}, {dayAndTime(writtenAt, locale, line.timeZone)}
          </span>
          <span className="block text-pretty whitespace-pre-line">{text}</span>
        </li>
      ))}
    </ol>
  );
}

const Hidden = ({ line }: { line: MyLine }) => (
  <>
    <input type="hidden" name="line" value={line.id} />
    <input type="hidden" name="minutes" value={line.minutes} />
    {line.correction && <input type="hidden" name="correction" value={line.correction.id} />}
  </>
);
