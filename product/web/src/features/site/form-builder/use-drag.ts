import { useState, type DragEvent } from "react";
import { useSubmit } from "react-router";
import type { BuilderData } from "./builder.page.tsx";

const kind = "application/x-question";

/** A question is taken along by a browser's own dragging; the buttons beside it do the same without a mouse. */
export const dragOf = (data: BuilderData, field: string) =>
  data.mayBuild
    ? {
        draggable: true,
        onDragStart: ({ dataTransfer }: DragEvent) => {
          dataTransfer.setData(kind, field);
          dataTransfer.effectAllowed = "move";
        },
      }
    : {};

/** Where one can be put down: before the question at `place` of a page, or behind all of them. */
export function useDrop(data: BuilderData, page: string, place: number) {
  const submit = useSubmit();
  const [isOver, setOver] = useState(false);
  if (!data.mayBuild) return { isOver, drop: {} };
  return {
    isOver,
    drop: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes(kind)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        const field = event.dataTransfer.getData(kind);
        if (!field) return;
        event.preventDefault();
        const form = { version: data.building.version, field, page, place: placeAmongOthers(data, field, page, place) };
        void submit(form, { method: "post", action: `?do=place-field&field=${field}`, preventScrollReset: true });
      },
    },
  };
}

/** Counted without the one that is moved, where it came from the same page and stood before. */
function placeAmongOthers({ building }: BuilderData, field: string, page: string, place: number): number {
  const fields = building.definition.pages.find(({ key }) => key === page)?.fields ?? [];
  const before = fields.findIndex(({ key }) => key === field);
  return before >= 0 && before < place ? place - 1 : place;
}
