import { and, eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { keyFrom } from "@product/domain/keys";
import { Refused } from "@product/domain/refusals";
import { isFreeSlug, seoNames, type SeoTexts } from "@product/domain/site/pages";
import { pageAfter, type PageStep } from "@product/domain/site/page-states";
import type { LocalDate } from "@product/domain/time/local-date";
import { usualZone } from "@product/domain/time/zone";
import { momentsAt } from "@product/domain/time/zoned";
import { database } from "@product/database/client";
import { pageRevisions, pages } from "@product/database/tables/site/page";
import { textFaults } from "#features/site/content-blocks/queries.server.ts";
import { forgetDraft } from "#features/site/page-drafts/commands.server.ts";
import { homeDayAt } from "#request/clock.ts";
import { perform, type Transaction } from "#request/perform.ts";
import type { NewPage, PageForm, Scheduling } from "./schema.ts";

export const createPage = (actor: Actor, { titleEn, titleEs, slug: wanted }: NewPage) =>
  perform(actor, "page.create", async ({ tx, now, recordChange }) => {
    const slug = wanted ?? slugFrom(titleEn);
    const texts = { titleEn, titleEs, leadEn: "", leadEs: "" };
    const [created] = await tx
      .insert(pages)
      .values({ slug, ...texts, updatedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!created) throw new Refused({ code: "page.slug-taken" });
    await tx.insert(pageRevisions).values({ ...texts, ...revisionOf(actor, slug, 1, now), bodyEn: "", bodyEs: "" });
    recordChange(created, undefined, { slug, titleEn, titleEs });
    return { slug };
  });

/** Every save is a revision of its own, and a draft until it is published. Refused when someone saved after `version` was read. */
export const editPage = (actor: Actor, slug: string, { version, effectiveOn = null, ...texts }: SavedTexts) =>
  perform(actor, "page.edit", async ({ tx, now, recordChange }) => {
    const page = await lockPage(tx, slug);
    if (page.version !== version) throw new Refused({ code: "page.changed-meanwhile", version: page.version });
    const state = pageAfter(page.state, "edit");
    if (!state) throw new Refused({ code: "page.gone" });
    const before = await newestOf(tx, page);
    const number = page.newest + 1;
    await tx.insert(pageRevisions).values({
      ...revisionOf(actor, slug, number, now),
      ...texts,
      effectiveOn: page.kind === "legal" ? effectiveOn : null,
    });
    const { titleEn, titleEs, leadEn, leadEs } = texts;
    await tx
      .update(pages)
      .set({
        titleEn,
        titleEs,
        leadEn,
        leadEs,
        state,
        newest: number,
        publishAt: null,
        version: version + 1,
        updatedAt: now,
      })
      .where(eq(pages.slug, slug));
    await forgetDraft(tx, actor, slug);
    recordChange(page, textFieldsOf(before), textFieldsOf({ ...texts, effectiveOn }));
    return { version: version + 1 };
  });

type SavedTexts = Omit<PageForm, "effectiveOn" | keyof SeoTexts> &
  Partial<SeoTexts> & { effectiveOn?: LocalDate | null | undefined };
type Texts = Pick<typeof pageRevisions.$inferSelect, (typeof textNames)[number]>;

const textNames = ["titleEn", "titleEs", "leadEn", "leadEs", "bodyEn", "bodyEs"] as const;

const textFieldsOf = (text: Texts & Partial<SeoTexts> & { effectiveOn: LocalDate | null }) => ({
  ...picked(text, textNames),
  ...picked(text, seoNames),
  effectiveOn: text.effectiveOn,
});

const picked = <Name extends string>(from: Partial<Record<Name, string>>, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? ""])) as Record<Name, string>;

/** Brings the text of an earlier revision back as the newest one; nothing is deleted. */
export async function bringBack(actor: Actor, slug: string, { number, version }: { number: number; version: number }) {
  const [old] = await database
    .select()
    .from(pageRevisions)
    .where(and(eq(pageRevisions.slug, slug), eq(pageRevisions.number, number)));
  if (!old) throw new Refused({ code: "page.gone" });
  return editPage(actor, slug, { ...textFieldsOf(old), version });
}

/** All steps but the writing itself, where the page stands as the person saw it. */
export const movePage = (actor: Actor, slug: string, step: Exclude<PageStep, "edit">, input: Moving) =>
  perform(actor, `page.${step}`, async ({ tx, now, recordChange }) => {
    const page = await lockPage(tx, slug);
    const state = pageAfter(page.state, step);
    if (page.version !== input.version || !state) throw new Refused({ code: "page.gone" });
    if (step === "archive" && page.kind !== "page") throw new Refused({ code: "page.gone" });
    const publishAt = step === "schedule" ? momentOf(input, now) : null;
    if (step === "publish" || step === "schedule") ensurePublishable(slug, await newestOf(tx, page));
    const published = step === "publish" ? page.newest : step === "archive" ? null : page.published;
    await tx
      .update(pages)
      .set({
        state,
        publishAt,
        published,
        toCheckSince: step === "publish" ? null : page.toCheckSince,
        version: page.version + 1,
        updatedAt: now,
      })
      .where(eq(pages.slug, slug));
    if (step === "publish") await markPublished(tx, page, now);
    const before = { state: page.state, publishAt: page.publishAt?.toISOString() ?? null, published: page.published };
    recordChange(page, before, { state, publishAt: publishAt?.toISOString() ?? null, published });
    return step;
  });

export type Moving = { version: number } & Partial<Pick<Scheduling, "day" | "time">>;

/** At a moment to come; of an hour that bears its name twice, the first. */
function momentOf({ day, time }: Moving, now: Date): Date {
  const [moment] = momentsAt(day!, time!, usualZone).moments;
  if (moment === undefined) throw new Refused({ code: "page.time-missing" });
  if (moment <= now.getTime()) throw new Refused({ code: "page.day-past" });
  return new Date(moment);
}

function ensurePublishable(slug: string, { titleEn, titleEs, bodyEn, bodyEs }: Texts): void {
  if (titleEn === "" && titleEs === "") throw new Refused({ code: "page.nothing-written" });
  if (slug === "home" && (titleEn === "" || titleEs === "")) throw new Refused({ code: "page.home-in-both" });
  const written = [titleEn && bodyEn, titleEs && bodyEs].filter((_, at) => [titleEn, titleEs][at] !== "");
  const n = written.flatMap((body) => textFaults(slug, body).faults).length;
  if (n > 0) throw new Refused({ code: "page.not-publishable", n });
}

async function markPublished(tx: Transaction, page: typeof pages.$inferSelect, now: Date) {
  const here = and(eq(pageRevisions.slug, page.slug), eq(pageRevisions.number, page.newest));
  const { effectiveOn } = await newestOf(tx, page);
  const holdsFrom = page.kind === "legal" ? (effectiveOn ?? homeDayAt(now)) : null;
  await tx.update(pageRevisions).set({ publishedAt: now, effectiveOn: holdsFrom }).where(here);
}

/** A title that spells a name of ours makes the next best one. */
const slugFrom = (title: string): string => {
  const slug = keyFrom(title, "page");
  return isFreeSlug(slug) ? slug : `${slug}-page`;
};

const revisionOf = (actor: Actor, slug: string, number: number, savedAt: Date) => ({
  slug,
  number,
  savedAt,
  savedBy: actor.kind === "person" ? actor.id : null,
});

async function newestOf(tx: Transaction, { slug, newest }: { slug: string; newest: number }) {
  const [revision] = await tx
    .select()
    .from(pageRevisions)
    .where(and(eq(pageRevisions.slug, slug), eq(pageRevisions.number, newest)));
  return revision!;
}

async function lockPage(tx: Transaction, slug: string) {
  const [page] = await tx.select().from(pages).where(eq(pages.slug, slug)).for("update");
  if (!page) throw new Refused({ code: "page.gone" });
  return page;
}
