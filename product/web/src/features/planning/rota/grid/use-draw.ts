import { useEffect, useEffectEvent, type RefObject } from "react";
import { useNavigate } from "react-router";
import { useLocale } from "use-intl";
import { wallAt } from "@product/domain/planning/rota/timeline";
import { inLocale } from "#i18n/locale.ts";
import type { Rota } from "#features/planning/rota/rota.server.ts";

/** Usual hours of a day's work, where only the day is known. */
const usual = { from: "T09:00", to: "T17:00" };
const leastPart = 1 / 96;

/**
 * A new shift of an event where there is none: drawn along the hours with the mouse, or by `n` on its day. Either opens the form with
 * those times; nothing is saved by drawing.
 */
export function useDraw(grid: RefObject<HTMLTableElement | null>, rota: Rota): void {
  const navigate = useNavigate();
  const locale = useLocale();
  const isOn = rota.may.create && rota.query.by === "events";
  const create = useEffectEvent((eventId: string, startsAt: string, endsAt: string) => {
    const times = new URLSearchParams({ startsAt, endsAt }).toString();
    void navigate(`${inLocale(`/admin/events/${eventId}/shifts/create`, locale)}?${times}`);
  });
  useEffect(() => {
    const table = grid.current;
    if (!table || !isOn) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    const place = (target: EventTarget | null) => {
      const cell = (target as HTMLElement).closest<HTMLElement>("[data-day]");
      return { cell, day: cell?.dataset["day"], row: cell?.closest<HTMLElement>("[data-row]")?.dataset["row"] };
    };
    const onKey = (event: KeyboardEvent) => {
      const { day, row } = place(event.target);
      if (event.key !== "n" || !day || !row || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      create(row, day + usual.from, day + usual.to);
    };
    const onDown = (down: PointerEvent) => {
      const { cell, day, row } = place(down.target);
      if (down.target !== cell || !cell?.matches(".rota-lane") || !day || !row || down.button !== 0) return;
      const { left, width } = cell.getBoundingClientRect();
      const partAt = (clientX: number) => Math.min(1, Math.max(0, (clientX - left) / width));
      const from = partAt(down.clientX);
      const drawn = document.createElement("i");
      drawn.className = "rota-drawn";
      cell.append(drawn);
      const reach = (clientX: number) => [from, partAt(clientX)].toSorted((a, b) => a - b) as [number, number];
      const ended = new AbortController();
      const over = ({ clientX }: PointerEvent) => {
        const [a, b] = reach(clientX);
        Object.assign(drawn.style, { left: `${a * 100}%`, width: `${(b - a) * 100}%` });
      };
      const end = (up?: PointerEvent) => {
        ended.abort();
        drawn.remove();
        const [a, b] = reach(up?.clientX ?? down.clientX);
        if (up && b - a >= leastPart) create(row, wallAt(a, day, rota.dayBeginsAt), wallAt(b, day, rota.dayBeginsAt));
      };
      document.addEventListener("pointermove", over, { signal: ended.signal });
      document.addEventListener("pointerup", end, { signal: ended.signal });
      document.addEventListener("pointercancel", () => end(), { signal: ended.signal });
      document.addEventListener("keydown", ({ key }) => key === "Escape" && end(), { signal: ended.signal });
    };
    table.addEventListener("keydown", onKey, { signal });
    table.addEventListener("pointerdown", onDown, { signal });
    return () => stopping.abort();
  }, [grid, isOn, rota.dayBeginsAt]);
}
