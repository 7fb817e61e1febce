import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { StatusLight } from "@product/ui/records/status-light";
import { listOf } from "#i18n/format.ts";

type Some = { count: number; names: readonly string[] };

type Group = Some & { reason: string; word: string };

type WhoPreviewProps = {
  label: string;
  /** Whom it will be done to, and what is said of so many. */
  chosen: Some;
  sentence: string;
  /** Some of them to whom more is done, and what is said of so many. */
  also?: (Some & { sentence: string }) | undefined;
  /** Warnings to read first about some of them, and the sentence about their number. */
  warned?: { sentence: string; groups: readonly Group[] } | undefined;
  /** Whom not, by the reason, and what is said of all of them together. */
  leftOut: readonly Group[];
  saidOfOthers: (n: number) => string;
  more: (n: number) => string;
  /** The form that does it, where there is anyone. */
  children: ReactNode;
};

/** Before something is done to many: to whom it will be, to whom not and why, and the way to do it. */
export function WhoPreview({
  label,
  chosen,
  sentence,
  also,
  warned,
  leftOut,
  saidOfOthers,
  more,
  children,
}: WhoPreviewProps) {
  const others = leftOut.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-label={label} className="flex flex-col gap-4 rounded-card border border-line p-4 text-compact">
      <div className="flex flex-col gap-1">
        <StatusLight tone={chosen.count > 0 ? "ok" : "idle"}>{sentence}</StatusLight>
        <Names {...chosen} more={more} />
      </div>
      {also && (
        <div className="flex flex-col gap-1">
          <p>{also.sentence}</p>
          <Names {...also} more={more} />
        </div>
      )}
      {warned && warned.groups.length > 0 && (
        <div className="flex flex-col gap-2 border-t border-line pt-4">
          <StatusLight tone="warn">{warned.sentence}</StatusLight>
          <Groups groups={warned.groups} more={more} />
        </div>
      )}
      {others > 0 && (
        <div className="flex flex-col gap-2 border-t border-line pt-4">
          <StatusLight tone="idle">{saidOfOthers(others)}</StatusLight>
          <Groups groups={leftOut} more={more} />
        </div>
      )}
      {chosen.count > 0 && children}
    </section>
  );
}

const Groups = ({ groups, more }: { groups: readonly Group[] } & Pick<WhoPreviewProps, "more">) => (
  <ul className="flex flex-col gap-2">
    {groups.map(({ reason, word, count, names }) => (
      <li key={reason}>
        <p>
          {word} <span className="num text-fg-3">({count})</span>
        </p>
        <Names count={count} names={names} more={more} />
      </li>
    ))}
  </ul>
);

function Names({ count, names, more }: Some & Pick<WhoPreviewProps, "more">) {
  const locale = useLocale();
  if (count === 0) return null;
  const rest = count - names.length;
  return (
    <p className="text-fg-2 wrap-anywhere">{rest > 0 ? `${names.join(", ")} ${more(rest)}` : listOf(names, locale)}</p>
  );
}
