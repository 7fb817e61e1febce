import { Link, useLocation, useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { useShortcuts } from "@product/ui/use-shortcuts";
import { Neighbour } from "#features/ground/listing/share/neighbour.tsx";
import type { Review } from "#features/papers/documents/queries.server.ts";
import { rejectPartId, ReviewPanel, verifyFormId } from "#features/papers/documents/share/review-panel.tsx";
import { inLocale } from "#i18n/locale.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { QueueData } from "./queue.page.tsx";
import { documentAddress } from "./waiting-list.tsx";

type CurrentReviewProps = { page: QueueData; review: Review; reply: FormReply | undefined; actionName: string | null };

/** The one that is looked at, with the way to its neighbours; all of it goes by keys too. */
export function CurrentReview({ page, review, reply, actionName }: CurrentReviewProps) {
  const t = useTranslations("document-review");
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { waiting, kind, timeZone, submissionKey } = page;
  const rows = waiting?.rows ?? [];
  const at = rows.findIndex(({ id }) => id === review.next.id);
  const address = (id: string | undefined) => (id === undefined ? undefined : documentAddress(id, kind));
  const [before, after] = [address(rows[at - 1]?.id), address(rows[at + 1]?.id)];
  const go = (to: string | undefined) => () => void (to && navigate(to, { preventScrollReset: true }));
  useShortcuts({
    v: verify,
    r: reject,
    a: askAgain,
    j: go(after),
    k: go(before),
    arrowdown: go(after),
    arrowup: go(before),
  });
  return (
    <section aria-labelledby="current" className="flex min-w-0 flex-col gap-4 rounded-card border border-line p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="mr-auto min-w-0">
          <h2 id="current" className="text-sm font-semibold">
            {review.kind.name}
          </h2>
          <p className="text-compact text-fg-2">
            <Link
              to={inLocale(`/admin/workers/${review.worker.id}/documents`, locale)}
              className="underline underline-offset-3"
            >
              {review.worker.name}
            </Link>{" "}
            <span className="font-mono text-xs">{review.worker.code}</span>
            {at >= 0 && <span className="num"> · {t("place", { at: at + 1, n: rows.length })}</span>}
          </p>
        </div>
        <Neighbour to={before} label={t("previous")} cap="K" />
        <Neighbour to={after} label={t("next")} cap="J" />
      </header>
      <ReviewPanel
        review={review}
        address={`${pathname}?${new URLSearchParams({ ...(kind && { kind }) })}`}
        {...{ timeZone, submissionKey, reply, actionName }}
        isKeyed
      />
      <p className="text-help text-fg-3 pointer-coarse:hidden">{t("keys")}</p>
    </section>
  );
}

/** As if its button were pressed: what is missing is said by the browser at its field. */
const verify = () => (document.getElementById(verifyFormId) as HTMLFormElement | null)?.requestSubmit();

const reject = () => unfold("select");
const askAgain = () => unfold("[data-again]");

/** Nothing is turned down by one key alone: the reason comes first. */
function unfold(first: string) {
  const part = document.getElementById(rejectPartId) as HTMLDetailsElement | null;
  if (!part) return;
  part.open = true;
  part.querySelector<HTMLElement>(first)?.focus();
}
