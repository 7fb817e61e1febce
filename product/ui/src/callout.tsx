import type { ReactNode, Ref } from "react";

const tones = {
  ok: { box: "border-ok-line bg-ok-tint text-ok-text", sign: "✓" },
  bad: { box: "border-bad-line bg-bad-tint text-bad-text", sign: "✕" },
  info: { box: "border-info-line bg-info-tint text-info-text", sign: "i" },
} as const;

/** A framed sentence. `alert` is read out at once; take it for what the person must act on. */
export const Callout = ({
  tone,
  alert,
  children,
  ref,
}: {
  tone: keyof typeof tones;
  alert?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}) => (
  <div
    ref={ref}
    role={alert ? "alert" : "status"}
    tabIndex={-1}
    className={`flex gap-2.5 rounded-card border px-3.5 py-3 text-[13px] leading-[19px] ${tones[tone].box}`}
  >
    <span aria-hidden className="font-semibold">
      {tones[tone].sign}
    </span>
    <div>{children}</div>
  </div>
);
