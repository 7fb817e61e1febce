import { date, integer, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { PageState } from "@product/domain/site/page-states";
import type { PageKind } from "@product/domain/site/pages";
import type { LocalDate } from "@product/domain/time/local-date";
import { time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

/** A public page: how it stands, and the title and introduction of its newest text. A language without title has no text. */
export const pages = app.table("page", {
  slug: text().primaryKey(),
  kind: text().$type<PageKind>().notNull().default("page"),
  state: text().$type<PageState>().notNull().default("draft"),
  /** Number of the newest revision, and below it the number of the one that the public reads. */
  newest: integer().notNull().default(1),
  published: integer(),
  publishAt: time("publish_at"),
  /** For legal pages: the time since which the public text has to be checked for the content that the law requires. */
  toCheckSince: time("to_check_since"),
  titleEn: text("title_en").notNull(),
  titleEs: text("title_es").notNull(),
  leadEn: text("lead_en").notNull(),
  leadEs: text("lead_es").notNull(),
  version: integer().notNull().default(1),
  updatedAt: time("updated_at").notNull().defaultNow(),
});

/** A whole text, and how its page is found and shared: where that is empty, by its title and introduction. */
const written = {
  titleEn: text("title_en").notNull(),
  titleEs: text("title_es").notNull(),
  leadEn: text("lead_en").notNull(),
  leadEs: text("lead_es").notNull(),
  bodyEn: text("body_en").notNull(),
  bodyEs: text("body_es").notNull(),
  seoTitleEn: text("seo_title_en").notNull().default(""),
  seoTitleEs: text("seo_title_es").notNull().default(""),
  seoDescriptionEn: text("seo_description_en").notNull().default(""),
  seoDescriptionEs: text("seo_description_es").notNull().default(""),
  shareImageEn: text("share_image_en").notNull().default(""),
  shareImageEs: text("share_image_es").notNull().default(""),
};

/** Each text that was ever saved, in both languages. */
export const pageRevisions = app.table(
  "page_revision",
  {
    slug: text().notNull(),
    number: integer().notNull(),
    ...written,
    /** From when a legal text holds. */
    effectiveOn: date("effective_on").$type<LocalDate>(),
    savedAt: time("saved_at").notNull(),
    savedBy: uuid("saved_by"),
    publishedAt: time("published_at"),
  },
  (table) => [primaryKey({ columns: [table.slug, table.number] })],
);

/** Unsaved drafts, each visible to its author alone. */
export const pageDrafts = app.table(
  "page_draft",
  {
    slug: text().notNull(),
    writer: uuid().notNull(),
    /** The version that they began from. */
    base: integer().notNull(),
    /** How often it was kept: whoever keeps it in another window does not write over what stands here. */
    turn: integer().notNull().default(1),
    ...written,
    keptAt: time("kept_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.writer] })],
);
