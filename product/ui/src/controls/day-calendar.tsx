import { useRef, useSyncExternalStore, type ComponentProps, type RefObject } from "react";
import { Glyph } from "@product/ui/glyph";

export type DayBox = HTMLInputElement | HTMLTextAreaElement;

/** How a day is read from what was typed, and how one is written out; `write` leaves alone what is no day. */
export type DayWriting = { read: (typed: string) => string | undefined; write: (day: string) => string };

/** Writes out the day in a box that is left. */
export function tidyDay(box: DayBox, days: DayWriting): void {
  const day = days.read(box.value);
  if (day) put(box, days.write(day));
}

function put(box: DayBox, text: string): void {
  if (box.value === text) return;
  // Not by its value, or those who listen would take it for what they wrote themselves.
  box.setRangeText(text, 0, box.value.length, "end");
  box.dispatchEvent(new Event("input", { bubbles: true }));
}

type DayCalendarProps = Pick<ComponentProps<"input">, "min" | "max"> & {
  box: RefObject<DayBox | null>;
  days: DayWriting;
  label: string;
  /** Id of the element that names the field. */
  describedBy?: string | undefined;
};

/** Opens the calendar of the browser for a text box; the one place where its own field for days is used. */
export function DayCalendar({ box, days, label, describedBy, min, max }: DayCalendarProps) {
  const picker = useRef<HTMLInputElement>(null);
  const isOffered = useSyncExternalStore(never, canOpen, () => false);
  if (!isOffered) return null;
  const open = () => {
    picker.current!.value = days.read(box.current!.value) ?? "";
    picker.current!.showPicker();
  };
  return (
    <>
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden
        min={min}
        max={max}
        onChange={({ currentTarget }) => put(box.current!, days.write(currentTarget.value))}
        className="pointer-events-none absolute inset-y-0 right-0 w-9 opacity-0"
      />
      <button
        type="button"
        aria-label={label}
        aria-describedby={describedBy}
        onClick={open}
        className="absolute inset-y-0 right-0 flex w-9 cursor-pointer items-center justify-center rounded-control text-fg-3 hover:text-fg pointer-coarse:w-11"
      >
        <Glyph name="calendar" />
      </button>
    </>
  );
}

const never = () => () => {};

/** A page inside of one of another site may not open it. */
const canOpen = () => "showPicker" in HTMLInputElement.prototype && window.parent === window;
