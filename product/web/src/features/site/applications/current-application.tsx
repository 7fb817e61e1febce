import { Form, Link, useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Avatar } from "@product/ui/records/avatar";
import { Badge } from "@product/ui/records/badge";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { useShortcuts } from "@product/ui/use-shortcuts";
import { Neighbour } from "#features/ground/listing/share/neighbour.tsx";
import { dayAndTime } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { AnswerTable } from "./answer-table.tsx";
import { applicationAddress, actionAddress } from "./review-addresses.ts";
import { DecisionBar, partIds } from "./decision-bar.tsx";
import { Afterwards } from "./afterwards.tsx";
import { LikelyPeople } from "./likely-people.tsx";
import type { QueueData } from "./review.page.tsx";
import type { Review } from "./review.server.ts";
import { numbersIn, RevealNumbers } from "./reveal-numbers.tsx";
import { SentFiles } from "./sent-files.tsx";
import { stateTones } from "./share/state-tones.ts";

export type CurrentProps = { page: QueueData; review: Review; reply: object | undefined };

/** The one that is looked at, with all that is needed to decide; all of it goes by keys too. */
export function CurrentApplication({ page, review, reply }: CurrentProps) {
  const t = useTranslations("applications");
  useReviewKeys(page, review);
  return (
    <section aria-labelledby="current" className="flex min-w-0 flex-col">
      <Head page={page} review={review} />
      <div className="grid grow items-start gap-x-8 gap-y-6 py-5 min-[88rem]:grid-cols-[minmax(0,1fr)_17rem] min-[88rem]:grid-rows-[auto_1fr]">
        {/* Whether they are here already is the first thing to know: above the answers where it does not stand beside them. */}
        <div className="min-w-0 min-[88rem]:col-start-2 min-[88rem]:row-start-1">
          <LikelyPeople page={page} review={review} />
        </div>
        <div className="flex min-w-0 flex-col gap-6 min-[88rem]:col-start-1 min-[88rem]:row-span-2 min-[88rem]:row-start-1">
          <SentFiles review={review} />
          <AnswerTable rows={review.answers} numbers={numbersIn(reply)} />
          <RevealNumbers page={page} review={review} reply={reply} />
        </div>
        <Afterwards page={page} review={review} />
      </div>
      <p className="pb-3 text-help text-fg-3 pointer-coarse:hidden">{t("keys")}</p>
      <DecisionBar page={page} review={review} reply={reply} />
    </section>
  );
}

function useReviewKeys({ rows, view, form }: QueueData, { id, likely }: Review): void {
  const navigate = useNavigate();
  const at = rows.findIndex((row) => row.id === id);
  const go = (to: string | undefined) => () =>
    void (to && navigate(applicationAddress(to, view, form), { preventScrollReset: true }));
  const [before, after] = [go(rows[at - 1]?.id), go(rows[at + 1]?.id)];
  const first = likely.find(({ verdict }) => verdict === undefined) ?? likely[0];
  useShortcuts({
    a: () => press(partIds.accept),
    m: () => unfold(partIds.ask),
    r: () => unfold(partIds.reject),
    s: () => press(`same-${first?.id}`),
    d: () => press(`other-${first?.id}`),
    j: after,
    k: before,
    arrowdown: after,
    arrowup: before,
  });
}

const press = (id: string) => document.getElementById(id)?.click();

/** Opens a part and goes to its first field. */
function unfold(id: string): void {
  const part = document.getElementById(id);
  if (!(part instanceof HTMLDetailsElement)) return;
  part.open = true;
  part.querySelector<HTMLElement>("select, textarea")?.focus();
}

function Head({ page, review }: Omit<CurrentProps, "reply">) {
  const t = useTranslations("applications");
  const locale = useLocale();
  const { rows, view, form, timeZone } = page;
  const at = rows.findIndex((row) => row.id === review.id);
  const neighbour = (place: number) => {
    const row = rows[place];
    return row && applicationAddress(row.id, view, form);
  };
  return (
    <header className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <Avatar name={review.name || "?"} seed={review.id} size={40} />
      <div className="min-w-0 flex-[1_1_14rem]">
        <h2 id="current" className="flex flex-wrap items-center gap-2 text-base font-semibold">
          {review.name || t("nameless")}
          <Badge tone={stateTones[review.state]} icon={<StatusGlyph tone={stateTones[review.state]} size={12} />}>
            {t(`state:${review.state}`)}
          </Badge>
        </h2>
        <p className="text-compact text-fg-2">
          {[
            t("formAndVersion", { form: review.form.title, number: String(review.form.number) }),
            t("sent", { at: dayAndTime(review.submittedAt, locale, timeZone) }),
            t(`language:${review.language}`),
          ].join(" · ")}
          {at >= 0 && <span className="num"> · {t("place", { at: at + 1, n: rows.length })}</span>}
        </p>
        <Holder page={page} review={review} />
      </div>
      <div className="flex shrink-0 gap-2">
        <Neighbour to={neighbour(at - 1)} label={t("previous")} cap="K" />
        <Neighbour to={neighbour(at + 1)} label={t("next")} cap="J" />
      </div>
    </header>
  );
}

/** The reviewer who has the application, or the button to take it. */
function Holder({ page, review }: Omit<CurrentProps, "reply">) {
  const t = useTranslations("applications");
  const locale = useLocale();
  const { holder, isMine, workerId, version } = review;
  if (review.state === "accepted" && workerId)
    return (
      <Link to={inLocale(`/admin/workers/${workerId}`, locale)} className="text-compact underline underline-offset-3">
        {t("toWorker")}
      </Link>
    );
  if (holder) {
    const time = dayAndTime(holder.until, locale, page.timeZone);
    return <p className="text-help text-fg-3">{isMine ? t("yours", { time }) : t("theirs", { ...holder, time })}</p>;
  }
  if (!review.mayEdit || page.view !== "waiting") return null;
  return (
    <Form method="post" action={actionAddress("take", page, review)} className="mt-1">
      <input type="hidden" name="version" value={version} />
      <Button type="submit" look="quiet" size="row">
        {t("take")}
      </Button>
    </Form>
  );
}
