import { and, asc, desc, eq, sql } from "drizzle-orm";
import { linksIn, everyBlock, type BlockFault } from "@product/domain/site/blocks";
import type { Locale } from "@product/domain/locales";
import { pageAddressOf } from "@product/domain/site/pages";
import { database } from "@product/database/client";
import { accounts } from "@product/database/tables/access/account";
import { forms } from "@product/database/tables/site/form";
import { pageRevisions, pages } from "@product/database/tables/site/page";
import { textFaults } from "#features/site/content-blocks/queries.server.ts";

export type PageRow = Awaited<ReturnType<typeof pageRows>>[number];

/** Every page with how each language stands, the ones with an address of their own first. */
export async function pageRows(wanted: string) {
  const rows = await database
    .select({ page: pages, revision: pageRevisions, by: accounts.name })
    .from(pages)
    .innerJoin(pageRevisions, and(eq(pageRevisions.slug, pages.slug), eq(pageRevisions.number, pages.newest)))
    .leftJoin(accounts, eq(accounts.userId, pageRevisions.savedBy))
    .orderBy(sql`array_position(ARRAY['home', 'page', 'legal'], ${pages.kind})`, asc(pages.titleEn), asc(pages.slug));
  const word = wanted.trim().toLocaleLowerCase();
  return rows
    .filter(({ page }) =>
      [page.slug, page.titleEn, page.titleEs].some((text) => text.toLocaleLowerCase().includes(word)),
    )
    .map(({ page, revision, by }) => ({
      slug: page.slug,
      kind: page.kind,
      state: page.state,
      isPublic: page.published !== null,
      publishAt: page.publishAt,
      address: pageAddressOf(page),
      titleEn: page.titleEn,
      titleEs: page.titleEs,
      en: languageStanding(page, revision.titleEn, revision.bodyEn),
      es: languageStanding(page, revision.titleEs, revision.bodyEs),
      changedAt: page.updatedAt,
      by,
    }));
}

export type LanguageStanding = { is: "complete" | "missing" | "faulty"; faults: number };

function languageStanding(
  { slug, kind }: { slug: string; kind: string },
  title: string,
  body: string,
): LanguageStanding {
  if (title === "" || (body === "" && kind !== "home")) return { is: "missing", faults: 0 };
  const faults = textFaults(slug, body).faults.length;
  return { is: faults > 0 ? "faulty" : "complete", faults };
}

/** A page with its newest text, to be edited. */
export async function pageToEdit(slug: string) {
  const [found] = await database
    .select({ page: pages, revision: pageRevisions })
    .from(pages)
    .innerJoin(pageRevisions, and(eq(pageRevisions.slug, pages.slug), eq(pageRevisions.number, pages.newest)))
    .where(eq(pages.slug, slug));
  return found;
}

export type Check = { language: Locale; fault: BlockFault } | { language: Locale; nowhere: string };

/** The faults that keep the text from being published, and links that lead nowhere. */
export async function checksOf(slug: string, revision: typeof pageRevisions.$inferSelect) {
  const texts = { en: [revision.titleEn, revision.bodyEn], es: [revision.titleEs, revision.bodyEs] } as const;
  const known = await knownTargets();
  const checks: Check[] = [];
  let links = 0;
  for (const language of ["en", "es"] as const) {
    const [title, body] = texts[language];
    if (title === "") continue;
    const { blocks, faults } = textFaults(slug, body);
    checks.push(...faults.map((fault) => ({ language, fault })));
    const targets = [...linksIn(blocks), ...[...everyBlock(blocks)].flatMap(formTarget)];
    links += targets.length;
    checks.push(...targets.filter((to) => leadsNowhere(to, known)).map((nowhere) => ({ language, nowhere })));
  }
  return { checks, links };
}

const formTarget = (block: { type: string; form?: string }) =>
  block.type === "form" ? [`/signup?formId=${block.form}`] : [];

/** Sites outside are not asked: nobody learns from us what is being written. */
const leadsNowhere = (to: string, known: ReadonlySet<string>) =>
  to.startsWith("/") && !known.has(to.replace(/#.*$/, "").replace(/(?<=.)\/$/, ""));

async function knownTargets(): Promise<Set<string>> {
  const [open, published] = await Promise.all([
    database.select({ slug: forms.slug }).from(forms).where(eq(forms.state, "open")),
    database
      .select({ slug: pages.slug, kind: pages.kind })
      .from(pages)
      .where(sql`${pages.published} IS NOT NULL`),
  ]);
  return new Set([
    "/",
    "/login",
    "/signup/resume",
    "/workerpass",
    ...open.map(({ slug }) => `/signup?formId=${slug}`),
    ...published.map(pageAddressOf),
  ]);
}

export type RevisionRow = Awaited<ReturnType<typeof revisionRows>>[number];

export const revisionRows = (slug: string) =>
  database
    .select({ revision: pageRevisions, by: accounts.name })
    .from(pageRevisions)
    .leftJoin(accounts, eq(accounts.userId, pageRevisions.savedBy))
    .where(eq(pageRevisions.slug, slug))
    .orderBy(desc(pageRevisions.number))
    .limit(100);
