import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { StatusLight } from "@product/ui/records/status-light";
import { listOf } from "#i18n/format.ts";

type Some = { count: number; names: readonly string[] };

type WhoPreviewProps = {
  label: string;
  /** Whom it will be done to, and what is said of so many. */
  chosen: Some;
  said: string;
  /** Whom not, by the reason, and what is said of all of them together. */
  leftOut: readonly (Some & { reason: string; word: string })[];
  saidOfOthers: (n: number) => string;
  more: (n: number) => string;
  /** The form that does it, where there is anyone. */
  children: ReactNode;
};

/** Before something is done to many: to whom it will be, to whom not and why, and the way to do it. */
export function WhoPreview({ label, chosen, said, leftOut, saidOfOthers, more, children }: WhoPreviewProps) {
  const others = leftOut.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-label={label} className="flex flex-col gap-4 rounded-card border border-line p-4 text-compact">
      <div className="flex flex-col gap-1">
        <StatusLight tone={chosen.count > 0 ? "ok" : "idle"}>{said}</StatusLight>
        <Names {...chosen} more={more} />
      </div>
      {others > 0 && (
        <div className="flex flex-col gap-2 border-t border-line pt-4">
          <StatusLight tone="idle">{saidOfOthers(others)}</StatusLight>
          <ul className="flex flex-col gap-2">
            {leftOut.map(({ reason, word, count, names }) => (
              <li key={reason}>
                <p>
                  {word} <span className="num text-fg-3">({count})</span>
                </p>
                <Names count={count} names={names} more={more} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {chosen.count > 0 && children}
    </section>
  );
}

function Names({ count, names, more }: Some & Pick<WhoPreviewProps, "more">) {
  const locale = useLocale();
  if (count === 0) return null;
  const rest = count - names.length;
  return (
    <p className="text-fg-2 wrap-anywhere">{rest > 0 ? `${names.join(", ")} ${more(rest)}` : listOf(names, locale)}</p>
  );
}
