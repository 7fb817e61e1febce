import { Wordmark } from "@product/ui/wordmark";
import { logoPicture, useBrand } from "#request/ports/brand.ts";

/** The house whose site this is. As a mark alone, its name is only read out. */
export function Brand({ markOnly = false }: { markOnly?: boolean }) {
  const { name, logo, logoShowsName } = useBrand();
  const hasLogo = logo.light !== undefined || logo.dark !== undefined;
  return (
    <Wordmark
      name={name}
      light={logoPicture(logo.light)}
      dark={logoPicture(logo.dark)}
      mark={<FourShifts />}
      nameHidden={markOnly || (hasLogo && logoShowsName)}
      square={markOnly}
    />
  );
}

/** A square of four shifts, one of them taken. */
const FourShifts = () => (
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
);
