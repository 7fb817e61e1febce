import { useEffect, type RefObject } from "react";
import { stepMinutes, steppedMinutes, type Move } from "@product/domain/planning/rota/timeline";
import { carriedFrom, type Carried, type Place } from "./carried.ts";
import type { Rota } from "#features/planning/rota/rota.server.ts";

export type Carrying = { carried: Carried; to: Place; how: Move };

export type CarryEvents = {
  /** Called whenever it comes over another place, with the keys or the mouse. */
  onOver: (carrying: Carrying, by: "keys" | "mouse", isFirst: boolean) => void;
  onDrop: (carrying: Carrying) => void;
  onLeave: () => void;
};

/**
 * Picks up shifts by the mouse, or by `m` (all of it) and `r` (its end) with the arrow keys. The move is marked on the
 * elements themselves and drawn by one copy of the chip: nothing renders again until it is dropped.
 */
export function useCarry(grid: RefObject<HTMLTableElement | null>, rota: Rota, events: CarryEvents): void {
  useEffect(() => {
    const table = grid.current;
    if (!table || !(rota.may.move || rota.may.assign)) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    carryByKeys(table, rota, events, signal);
    carryByMouse(table, rota, events, signal);
    return () => stopping.abort();
  });
}

function carryByKeys(table: HTMLTableElement, rota: Rota, events: CarryEvents, signal: AbortSignal): void {
  let carrying: (Carrying & { chip: HTMLElement }) | undefined;
  // Asked anew each time: rows come and go as the grid is scrolled.
  const rows = () => [...table.querySelectorAll<HTMLElement>("tbody [data-row]")].map((row) => row.dataset["row"]!);
  const end = () => {
    if (carrying) delete carrying.chip.dataset["carried"];
    carrying = undefined;
    mark(table, undefined);
  };
  const pickUp = (event: KeyboardEvent) => {
    const chip = (event.target as HTMLElement).closest<HTMLElement>("[data-shift]");
    const how = ({ m: "move", r: "end" } as const)[event.key.toLowerCase()];
    const carried = chip && how && carriedFrom(rota, chip);
    if (!carried || event.ctrlKey || event.metaKey || event.altKey) return;
    take(event);
    chip.dataset["carried"] = "";
    carrying = { carried, how, chip, to: { row: carried.row, day: carried.day, minutes: 0 } };
    events.onOver(carrying, "keys", true);
  };
  const onKey = (event: KeyboardEvent) => {
    if (!carrying) return pickUp(event);
    if (event.key === "Tab") return end();
    take(event);
    if (event.key === "Escape") {
      end();
      return events.onLeave();
    }
    if (event.key === "Enter" || event.key === " ") {
      const dropped = carrying;
      end();
      return events.onDrop(dropped);
    }
    const to = nextPlace(rota, rows(), carrying, event.key);
    if (!to) return;
    carrying.to = to;
    mark(table, to);
    events.onOver(carrying, "keys", false);
  };
  table.addEventListener("keydown", onKey, { signal, capture: true });
  signal.addEventListener("abort", end);
}

/** Days in a week, quarters of an hour along a day or at its end; rows up and down. */
function nextPlace(rota: Rota, rows: readonly string[], { to, how }: Carrying, key: string): Place | undefined {
  const across = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const down = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (down && how === "move") {
    const row = rows[rows.indexOf(to.row) + down];
    return row === undefined ? undefined : { ...to, row };
  }
  if (!across) return undefined;
  if (how === "end" || rota.query.view === "timeline") return { ...to, minutes: to.minutes + across * stepMinutes };
  const day = rota.days[rota.days.indexOf(to.day as never) + across];
  return day && { ...to, day };
}

const threshold = 5;
const edge = 8;

function carryByMouse(table: HTMLTableElement, rota: Rota, events: CarryEvents, signal: AbortSignal): void {
  table.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  table.addEventListener(
    "pointerdown",
    (down) => {
      const chip = (down.target as HTMLElement).closest<HTMLElement>("[data-shift]");
      const carried = chip && down.button === 0 && down.pointerType !== "touch" && carriedFrom(rota, chip);
      if (carried) follow(table, events, { chip, carried, down, how: howAt(chip, down) });
    },
    { signal },
  );
}

/** Along the day the edges of a chip are what is taken hold of. */
function howAt(chip: HTMLElement, { clientX }: PointerEvent): Move {
  const { left, right } = chip.getBoundingClientRect();
  if (!chip.closest(".rota-lane")) return "move";
  return right - clientX < edge ? "end" : clientX - left < edge ? "start" : "move";
}

type Taken = { chip: HTMLElement; carried: Carried; down: PointerEvent; how: Move };

function follow(table: HTMLTableElement, events: CarryEvents, { chip, carried, down, how }: Taken): void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const width = chip.closest<HTMLElement>(".rota-lane")?.getBoundingClientRect().width;
  let ghost: HTMLElement | undefined;
  let to: Place | undefined;
  const over = (event: PointerEvent) => {
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!ghost && Math.hypot(x, y) < threshold) return;
    const isFirst = !ghost;
    ghost ??= ghostOf(chip);
    if (how === "move") ghost.style.transform = `translate(${x}px, ${y}px)`;
    else if (how === "end") ghost.style.width = `${Math.max(8, chip.offsetWidth + x)}px`;
    else
      Object.assign(ghost.style, { transform: `translateX(${x}px)`, width: `${Math.max(8, chip.offsetWidth - x)}px` });
    const next = placeAt(event, { carried, how, minutes: width ? steppedMinutes(x / width) : 0 });
    if (next && to && next.row === to.row && next.day === to.day && next.minutes === to.minutes) return;
    to = next;
    mark(table, to);
    if (to) events.onOver({ carried, to, how }, "mouse", isFirst);
  };
  const end = () => {
    stopping.abort();
    ghost?.remove();
    delete chip.dataset["carried"];
    mark(table, undefined);
  };
  const drop = () => {
    const wasCarried = ghost !== undefined;
    end();
    if (!wasCarried) return;
    // The click that follows a drag opens nothing.
    table.addEventListener("click", take, { capture: true, once: true });
    setTimeout(() => table.removeEventListener("click", take, { capture: true }));
    if (to) events.onDrop({ carried, to, how });
    else events.onLeave();
  };
  document.addEventListener("pointermove", over, { signal });
  document.addEventListener("pointerup", drop, { signal });
  document.addEventListener("pointercancel", end, { signal });
  document.addEventListener("keydown", (event) => event.key === "Escape" && (end(), events.onLeave()), { signal });
}

function ghostOf(chip: HTMLElement): HTMLElement {
  const { left, top, width, height } = chip.getBoundingClientRect();
  const ghost = chip.cloneNode(true) as HTMLElement;
  ghost.className += " rota-ghost";
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(ghost);
  chip.dataset["carried"] = "";
  return ghost;
}

function placeAt(
  { clientX, clientY }: PointerEvent,
  { carried, how, minutes }: { carried: Carried; how: Move; minutes: number },
) {
  if (how !== "move") return { row: carried.row, day: carried.day, minutes };
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-day]");
  const row = cell?.closest<HTMLElement>("[data-row]")?.dataset["row"];
  return cell && row !== undefined ? { row, day: cell.dataset["day"]!, minutes } : undefined;
}

function mark(table: HTMLTableElement, to: Place | undefined): void {
  for (const marked of table.querySelectorAll<HTMLElement>("[data-target]")) delete marked.dataset["target"];
  const row =
    to && [...table.querySelectorAll<HTMLElement>("[data-row]")].find(({ dataset }) => dataset["row"] === to.row);
  const cell = row?.querySelector<HTMLElement>(`[data-day="${to!.day}"]`);
  if (cell) cell.dataset["target"] = "";
}

const take = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};
