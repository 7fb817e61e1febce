import { StatusGlyph } from "@product/ui/records/status-glyph";
import { Sheet } from "./sheet.tsx";

export const Foundations = () => (
  <>
    <Sheet name="Colour" about="Primary acts, neutral carries, status speaks. Each status has one meaning.">
      <div className="grid grid-cols-4 gap-2.5 sm:grid-cols-7">
        {surfaces.map(([name, look]) => (
          <Swatch key={name} name={name} look={look} />
        ))}
      </div>
      <div className="grid grid-cols-3 gap-2.5 sm:grid-cols-5">
        {states.map(([tone, look]) => (
          <div key={tone}>
            <div className={`mb-1 flex h-10 items-center justify-center rounded-card border ${look}`}>
              <StatusGlyph tone={tone} size={18} />
            </div>
            <p className="text-xs text-fg-2">{tone}</p>
          </div>
        ))}
      </div>
      <div className="grid grid-cols-4 gap-2.5">
        {events.map(([name, look]) => (
          <Swatch key={name} name={name} look={look} />
        ))}
      </div>
    </Sheet>
    <Sheet name="Type" about="14 px for work, 16 px for reading. 400, 500, 600 only. Tabular figures in tables.">
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-2">
        {sizes.map(([name, look, sample]) => (
          <div key={name} className="contents">
            <dd className={look}>{sample}</dd>
            <dt className="text-xs text-fg-3">{name}</dt>
          </div>
        ))}
      </dl>
    </Sheet>
  </>
);

const Swatch = ({ name, look }: { name: string; look: string }) => (
  <div>
    <div className={`mb-1 h-10 rounded-card border border-line ${look}`} />
    <p className="text-xs text-fg-2">{name}</p>
  </div>
);

const surfaces = [
  ["primary", "bg-primary"],
  ["fg", "bg-fg"],
  ["fg-2", "bg-fg-2"],
  ["fg-3", "bg-fg-3"],
  ["line", "bg-line"],
  ["muted", "bg-bg-muted"],
  ["subtle", "bg-bg-subtle"],
] as const;

const states = [
  ["ok", "bg-ok-tint border-ok-line"],
  ["warn", "bg-warn-tint border-warn-line"],
  ["bad", "bg-bad-tint border-bad-line"],
  ["info", "bg-info-tint border-info-line"],
  ["idle", "bg-idle-tint border-idle-line"],
] as const;

const events = [
  ["event-1", "bg-event-1"],
  ["event-2", "bg-event-2"],
  ["event-3", "bg-event-3"],
  ["event-4", "bg-event-4"],
] as const;

const sizes = [
  ["28/34", "text-[28px] leading-8.5 font-semibold tracking-[-0.025em]", "Quousque tandem"],
  ["24/30 figure", "num text-figure", "€ 41,280"],
  ["20/28 title", "text-title", "Lorem ipsum dolor"],
  ["14/20 section", "text-sm font-semibold", "Consectetur adipiscing"],
  ["14/20 text", "text-sm", "Sed do eiusmod tempor incididunt ut labore."],
  ["13/18 compact", "num text-compact", "18:30–02:30 · € 1,480.20 → ⌘K"],
  ["12/16 meta", "text-xs text-fg-2", "Ut enim ad minim veniam, ñ á ü ¿ ¡"],
] as const;
