import { useEffect, type ReactNode } from "react";
import { useFetcher } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { PaletteGroup, PaletteItem } from "@product/ui/overlays/command-palette";
import { Avatar } from "@product/ui/records/avatar";
import { countUpTo } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { Icon } from "#shell/icon.tsx";
import type { IconName } from "#shell/icon-names.ts";
import { addressOf, reachable } from "#shell/screens.ts";

type Entry = { id: string; name: string; about: string; address: string };
type Group = { kind: string; heading: string; found: Entry[] };
type Found = {
  q: string;
  groups: Group[];
  /** The search of workers that the words stand for, where they are a question. */
  question?: { n?: number | undefined; most: number; left: string[]; at: string };
};
export type Chosen = { name: string; about: string; address: string };

/** Whether the answer to these words is still to come. */
export function useIsSearching(search: string): boolean {
  const { data } = useFetcher<Found>({ key: "found-anywhere" });
  const q = queryIn(search);
  return q.length > 1 && data?.q !== q;
}

const longest = 200;
const queryIn = (search: string) => search.trim().slice(0, longest);

const pause = 150;
const mostShown = 5;

/**
 * Records that contain the typed text, by kind, and the answer to a question about workers. Earlier results stay until
 * the next answer; an older one never replaces a newer.
 */
export function FoundAnywhere({ search, onSelect }: { search: string; onSelect: (chosen: Chosen) => void }) {
  const t = useTranslations("shell");
  const locale = useLocale();
  const { load, data } = useFetcher<Found>({ key: "found-anywhere" });
  const q = queryIn(search);
  useEffect(() => {
    if (q.length < 2) return;
    const timer = setTimeout(() => {
      void load(`${inLocale("/admin/search/find", locale)}?${new URLSearchParams({ q })}`);
    }, pause);
    return () => clearTimeout(timer);
  }, [q, load, locale]);
  if (q.length < 2 || !data) return null;
  const { question, groups } = data;
  // The server compared them already, in any order of the words. An entry learns its words when it comes: with others it is another.
  const keywords = [search];
  return (
    <>
      {question && (
        <PaletteGroup heading={t("question")}>
          <PaletteItem
            key={search}
            value="question"
            keywords={keywords}
            icon={<Icon name="users-round" />}
            end={<End>{question.left.length > 0 && t("notUnderstood", { words: question.left.join(" ") })}</End>}
            onSelect={() => onSelect({ name: q, about: "", address: question.at })}
          >
            {question.n === undefined
              ? t("workersUnderstood")
              : t("workersAsked", { n: question.n, shown: countUpTo(question.n, question.most, locale) })}
          </PaletteItem>
        </PaletteGroup>
      )}
      {groups.map(notNamedAlready).map(({ kind, heading, found }) => (
        <PaletteGroup key={kind} heading={heading}>
          {found.slice(0, mostShown).map(({ id, name, about, address }) => (
            <PaletteItem
              key={`${id} ${search}`}
              value={`${kind} ${id}`}
              keywords={keywords}
              icon={
                kind === "worker" ? <Avatar name={name} seed={id} size={20} /> : <Icon name={icons[kind] ?? "search"} />
              }
              end={<End>{about}</End>}
              onSelect={() => onSelect({ name, about, address })}
            >
              {name}
            </PaletteItem>
          ))}
        </PaletteGroup>
      ))}
    </>
  );
}

/** The palette names screens of its own without asking; one that it names is not shown twice. */
const named = new Set(reachable.map(({ screen }) => addressOf(screen)));
const notNamedAlready = (group: Group): Group =>
  group.kind === "screen" ? { ...group, found: group.found.filter(({ address }) => !named.has(address)) } : group;

const End = ({ children }: { children: ReactNode }) => (
  <span className="max-w-1/2 truncate text-xs text-fg-3 max-sm:max-w-1/3">{children}</span>
);

const icons: Readonly<Record<string, IconName>> = {
  event: "calendar-days",
  shift: "calendar-range",
  venue: "map-pin",
  client: "handshake",
  form: "clipboard-list",
  screen: "settings",
};
