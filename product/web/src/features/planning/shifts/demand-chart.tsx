import { useLocale, useTranslations } from "use-intl";
import { demandCurve, headsIn, peakOf, type DemandStep } from "@product/domain/planning/demand";
import { shortDay, timeOf } from "#i18n/format.ts";
import type { ShiftRow } from "./queries.server.ts";

const [width, height, left, bottom] = [960, 190, 32, 22];
const shades = ["var(--line-2)", "var(--fg-3)", "var(--fg-2)", "var(--line-control)"];

/** How many are wanted at once over a day, by role, and the line of those confirmed. */
export function DemandChart({ day, shifts, timeZone }: { day: string; shifts: readonly ShiftRow[]; timeZone: string }) {
  const t = useTranslations("shifts");
  const locale = useLocale();
  const lines = shifts.flatMap(({ startsAt, endsAt, slots, state }) =>
    state === "cancelled"
      ? []
      : slots.map(({ role, target, confirmed }) => ({ role, startsAt, endsAt, target, confirmed })),
  );
  const steps = demandCurve(lines);
  const peak = peakOf(steps);
  if (!peak || headsIn(peak) === 0) return null;
  const at = (moment: number) => timeOf(new Date(moment), locale, timeZone);
  const roles = [...new Set(lines.map(({ role }) => role))];
  return (
    <section aria-labelledby="demand" className="rounded-card border border-line">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line px-3.5 py-2.5 text-compact">
        <h2 id="demand" className="text-sm font-semibold">
          {t("demand", { day: shortDay(day, locale) })}
        </h2>
        <span className="text-fg-2">{t("demandHelp")}</span>
        <ul className="ml-auto flex flex-wrap gap-x-4 text-xs text-fg-2">
          {roles.map((role, index) => (
            <li key={role} className="flex items-center gap-1.5">
              <i className="size-2.5 rounded-[2px]" style={{ background: shades[index % shades.length] }} />
              {role}
            </li>
          ))}
          <li className="flex items-center gap-1.5">
            <i className="h-0.5 w-3 bg-fg" />
            {t("confirmed")}
          </li>
        </ul>
      </header>
      <Curve steps={steps} roles={roles} most={headsIn(peak)} at={at} />
      <p className="border-t border-line px-3.5 py-2 text-compact text-fg-2">
        {t("peak", { n: headsIn(peak), from: at(peak.from), until: at(peak.until), confirmed: peak.confirmed })}
      </p>
      <details className="border-t border-line px-3.5 py-2 text-compact">
        <summary className="cursor-pointer text-primary-text">{t("asTable")}</summary>
        <StepTable steps={steps} at={at} />
      </details>
    </section>
  );
}

type CurveProps = {
  steps: readonly DemandStep[];
  roles: readonly string[];
  most: number;
  at: (moment: number) => string;
};

function Curve({ steps, roles, most, at }: CurveProps) {
  const [first, last] = [steps[0]!.from, steps.at(-1)!.until];
  const x = (moment: number) => left + ((width - left - 8) * (moment - first)) / (last - first);
  const top = niceTop(most);
  const y = (heads: number) => 8 + (height - bottom - 8) * (1 - heads / top);
  const marks = [...new Set([first, ...steps.map(({ until }) => until)])];
  const confirmed = steps
    .map(({ from, until, confirmed: n }, index) => `${index === 0 ? "M" : "L"}${x(from)} ${y(n)}L${x(until)} ${y(n)}`)
    .join("");
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="block w-full px-2 py-2 text-fg-3">
      {[0, top / 2, top].map((heads) => (
        <g key={heads}>
          <line x1={left} x2={width - 8} y1={y(heads)} y2={y(heads)} stroke="var(--line)" />
          <text x={left - 6} y={y(heads) + 4} textAnchor="end" fontSize={11} fill="currentColor">
            {Math.round(heads)}
          </text>
        </g>
      ))}
      {steps.flatMap((step) => {
        let under = 0;
        return roles.map((role, index) => {
          const n = step.byRole.get(role) ?? 0;
          under += n;
          return (
            n > 0 && (
              <rect
                key={`${step.from} ${role}`}
                x={x(step.from)}
                width={x(step.until) - x(step.from)}
                y={y(under)}
                height={y(under - n) - y(under)}
                fill={shades[index % shades.length]}
              />
            )
          );
        });
      })}
      <path d={confirmed} fill="none" stroke="var(--fg)" strokeWidth={1.5} />
      {marks.map((moment) => (
        <text
          key={moment}
          x={x(moment)}
          y={height - 5}
          textAnchor={moment === last ? "end" : "middle"}
          fontSize={11}
          fill="currentColor"
        >
          {at(moment)}
        </text>
      ))}
    </svg>
  );
}

const niceTop = (most: number) => Math.max(2, Math.ceil(most / (most > 20 ? 10 : 2)) * (most > 20 ? 10 : 2));

function StepTable({ steps, at }: { steps: readonly DemandStep[]; at: (moment: number) => string }) {
  const t = useTranslations("shifts");
  return (
    <table className="num mt-2 text-left text-compact">
      <thead className="text-xs text-fg-2">
        <tr>
          {(["from", "until", "wanted", "confirmed"] as const).map((key) => (
            <th key={key} scope="col" className="pr-6 font-medium">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step.from}>
            <td className="pr-6">{at(step.from)}</td>
            <td className="pr-6">{at(step.until)}</td>
            <td className="pr-6">{headsIn(step)}</td>
            <td>{step.confirmed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
