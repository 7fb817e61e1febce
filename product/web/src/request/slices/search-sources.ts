/**
 * The results of the search of everything beside screens. Each kind is declared by the slice that keeps it, and finds
 * only what its reader may see.
 */
import { and, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { createContext } from "react-router";
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import type { Permission } from "@product/domain/permissions/catalogue";

export const mostOfEach = 8;
/** One more than is shown of each tells that there are others. */
export const asManyAsAsked = mostOfEach + 1;

export type Found = { id: string; name: string; about: string; address: string; day?: string };

/** The typed text, and the first of its words. */
export type Searched = { q: string; words: readonly string[]; locale: Locale };

export type SearchSource = {
  title: Readonly<Record<Locale, string>>;
  needs: Permission;
  /** Where it stands among the others. */
  position: number;
  /** The list that can be asked the same, without language. */
  list?: string;
  /** Asked only for those who hold the permission somewhere. */
  find: (actor: Actor, searched: Searched) => Promise<Found[]>;
};

export const searchSourcesContext = createContext<Readonly<Record<string, SearchSource>>>({});

/** Every word, in any order, without accents; a sign that means something to the database is a sign like any other. */
export const holding = (text: SQL | AnyColumn, words: readonly string[]): SQL =>
  and(...words.map((word) => sql`strpos(${text}, app.fold(${word})) > 0`))!;

export const folded = (...columns: AnyColumn[]): SQL => sql`app.fold(concat_ws(' ', ${sql.join(columns, sql`, `)}))`;
