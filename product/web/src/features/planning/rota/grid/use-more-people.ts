import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocale } from "use-intl";
import { inLocale } from "#i18n/locale.ts";
import type { Rota, RotaPeople } from "#features/planning/rota/rota.server.ts";
import { peoplePageAddress } from "#features/planning/rota/schema.ts";
import { searchOf } from "#features/planning/rota/rota-links.ts";

/** The pages of people after the one that came with the rota, each when it is asked for, and all of them again with every rota. */
export function useMorePeople(rota: Rota) {
  const here = inLocale(peoplePageAddress, useLocale());
  const [pages, setPages] = useState<ReadonlyMap<number, RotaPeople>>(new Map());
  const requestedPages = useRef(new Set<number>());
  const load = async ({ query }: Rota, page: number) => {
    requestedPages.current.add(page);
    const answer = await fetch(`${here}?${searchOf({ ...query, page })}`).catch(() => undefined);
    // A page that failed to load is asked for again when it comes near the next time.
    if (!answer?.ok) return void requestedPages.current.delete(page);
    const people = (await answer.json()) as RotaPeople;
    setPages((before) => new Map([...before, [page, people]]));
  };
  const again = useEffectEvent((now: Rota) => {
    for (const page of requestedPages.current) void load(now, page);
  });
  useEffect(() => again(rota), [rota]);
  const following = Array.from(
    { length: Math.max(0, rota.pages - rota.query.page) },
    (_, n) => rota.query.page + 1 + n,
  );
  return {
    following: following.map((page) => ({ page, people: pages.get(page) })),
    ask: (page: number) => void (requestedPages.current.has(page) || load(rota, page)),
  };
}

/** The rota with everyone who has come. */
export function withPeople(rota: Rota, more: readonly { people: RotaPeople | undefined }[]): Rota {
  const all = [rota, ...more.flatMap(({ people }) => people ?? [])];
  return {
    ...rota,
    people: all.flatMap(({ people }) => people),
    assignments: all.flatMap(({ assignments }) => assignments),
    unavailable: all.flatMap(({ unavailable }) => unavailable),
  };
}
