/** The numbers of the dashboard. Each is declared by the slice whose rows it counts, and leads to exactly those rows. */
import { createContext, type RouterContextProvider } from "react-router";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import type { Permission } from "@product/domain/permissions/catalogue";
import type { Counted } from "./slice.ts";

export const mostInFigure = 1000;

export type Figure = {
  needs: Permission;
  title: Readonly<Record<Locale, string>>;
  /** The meaning of a count above zero. */
  tone: "info" | "warn" | "bad";
  /** Asked only for those who hold the permission somewhere; counts no further than one beyond the most. */
  count: (actor: Actor, context: Readonly<RouterContextProvider>) => Promise<Counted>;
} & (
  | { /** The list that shows exactly what is counted, without language. */ at: string }
  | { /** Where no list of the product does, the rows themselves. */ rows: FigureRows }
);

export type FigureRows = (actor: Actor, query: RowsAsked) => Promise<FigureRow[]>;

/** `narrow` holds the other parameters of the address: a role, a day. Invalid ones are ignored. */
export type RowsAsked = {
  locale: Locale;
  narrow: Readonly<Record<string, string>>;
  limit: number;
  offset: number;
};

/** The numbers of all rows make the number of the figure. */
export type FigureRow = { id: string; name: string; about: readonly string[]; day?: string; at: string; n: number };

export const figuresContext = createContext<Readonly<Record<string, Figure>>>({});

export const figureAddress = (key: string): string => `/admin/figures/${key}`;

export const addressOfFigure = (key: string, figure: Figure): string =>
  "at" in figure ? figure.at : figureAddress(key);

export type ShownFigure = { key: string; title: string; tone: Figure["tone"]; at: string } & Counted;

/** Every number that someone may know. */
export async function everyFigureOf(
  actor: Actor,
  locale: Locale,
  context: Readonly<RouterContextProvider>,
): Promise<ShownFigure[]> {
  const visibleFigures = Object.entries(context.get(figuresContext)).filter(([, { needs }]) =>
    isPermitted(actor, needs),
  );
  return Promise.all(
    visibleFigures.map(async ([key, figure]) => ({
      key,
      title: figure.title[locale],
      tone: figure.tone,
      at: addressOfFigure(key, figure),
      ...(await figure.count(actor, context)),
    })),
  );
}
