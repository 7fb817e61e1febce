import { productName } from "#i18n/page-title.tsx";

/** A square of four shifts, one of them taken. As a mark alone, the name is only read out. */
export const Brand = ({ markOnly = false }: { markOnly?: boolean }) => (
  <span className="flex items-center gap-2.5 text-[17px] leading-6 font-semibold tracking-[-0.015em]">
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" className="shrink-0">
      <g fill="currentColor" opacity=".22">
        <rect x="1.5" y="1.5" width="9.5" height="9.5" rx="2.4" />
        <rect x="1.5" y="13" width="9.5" height="9.5" rx="2.4" />
        <rect x="13" y="13" width="9.5" height="9.5" rx="2.4" />
      </g>
      <path
        d="M13 3.9a2.4 2.4 0 0 1 2.4-2.4 7.1 7.1 0 0 1 7.1 7.1 2.4 2.4 0 0 1-2.4 2.4h-4.7A2.4 2.4 0 0 1 13 8.6z"
        fill="var(--primary)"
      />
    </svg>
    <span className={markOnly ? "sr-only" : undefined}>{productName}</span>
  </span>
);
