import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { Callout } from "./callout.tsx";

export type FieldFault = { fieldId: string; message: string };

/** All that is wrong with a form, above it. It takes the focus when it appears, and each line leads to its field. */
export function ErrorSummary({ title, faults, takesFocus = true }: ErrorSummaryProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus && faults.length > 0) banner.current?.focus();
  }, [takesFocus, faults]);
  if (faults.length === 0) return null;
  return (
    <Callout tone="bad" alert ref={banner}>
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 flex flex-col gap-0.5">
        {faults.map(({ fieldId, message }) => (
          <li key={`${fieldId}-${message}`}>
            <a
              href={`#${fieldId}`}
              onClick={goToField}
              className="inline-flex min-h-6 items-center text-bad-text underline underline-offset-3"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Callout>
  );
}

type ErrorSummaryProps = { title: ReactNode; faults: FieldFault[]; takesFocus?: boolean };

// The link scrolls by itself; only the focus inside a group or field needs a hand.
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  const control = target?.matches("input, select, textarea") ? target : target?.querySelector<HTMLElement>("input");
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  target?.scrollIntoView({ block: "center" });
}
