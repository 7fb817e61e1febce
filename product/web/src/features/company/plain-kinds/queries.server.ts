import type { Locale } from "@product/domain/locales";
import type { Words } from "@product/domain/company/kind-words";
import { kindAddress } from "@product/domain/company/kinds";
import {
  plainKindNames,
  plainKinds,
  type PlainField,
  type PlainKind,
  type PlainKindName,
} from "@product/domain/company/plain-kinds";
import { recordWith, rowsOf } from "#features/ground/master-data/queries.server.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { failure } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";

/** The kind of record at an address, and what its page says, in its language. */
export function plainKindAt(request: Request) {
  const { pathname } = pageAddress(request);
  const path = inLocale(pathname, "en");
  const kind = plainKindNames.find((each) => path === kindAddress(each) || path.startsWith(`${kindAddress(each)}/`));
  if (!kind) throw failure("pageNotFound", { path });
  const declared: PlainKind = plainKinds[kind];
  return { kind, declared, wording: saidOf(kind, declared, localeOf(pathname)) };
}

export type Said = ReturnType<typeof saidOf>;
export type SaidField = ReturnType<typeof saidField>;

function saidOf(kind: PlainKindName, { fields, ...words }: PlainKind, locale: Locale) {
  const { title, intro, named, newOne, noneTitle, noneText, nameHelp, nameLength } = words;
  const say = (text: Words) => text[locale];
  return {
    address: kindAddress(kind),
    title: say(title),
    intro: say(intro),
    named: say(named),
    newOne: say(newOne),
    none: { title: say(noneTitle), text: say(noneText) },
    nameHelp: say(nameHelp),
    nameLength,
    fields: Object.entries(fields).map(([name, field]) => saidField(name, field, locale)),
  };
}

function saidField(name: string, { label, help, listed, ...field }: PlainField, locale: Locale) {
  const yes = field.kind === "tick" ? field.yes[locale] : "";
  return { ...field, name, label: label[locale], help: help[locale], listed: listed?.[locale], yes };
}

type Columns = { nameEn: string; nameEs: string } & Record<string, string | number | boolean>;

/** All of them, archived or not. */
export async function plainRows(kind: PlainKindName, { fields }: PlainKind) {
  const columns = ["nameEn", "nameEs", ...Object.keys(fields)] as "nameEn"[];
  return (await rowsOf(kind, columns)) as (Columns & { id: string; isArchived: boolean })[];
}

export async function plainRecord(kind: PlainKindName, id: string) {
  const record = await recordWith(kind, id);
  if (!record) throw failure("pageNotFound", { path: id });
  return record;
}

/** A record as its form shows it; without one, as the form of a new one begins. */
export function plainValues({ fields }: PlainKind, record?: { version: number }) {
  const kept = record as (Columns & { version: number }) | undefined;
  const shown = Object.entries(fields).map(([name, field]) => [name, shownValue(field, kept?.[name])]);
  return {
    nameEn: kept?.nameEn ?? "",
    nameEs: kept?.nameEs ?? "",
    ...Object.fromEntries(shown),
    version: kept?.version ?? 0,
  } as PlainValues;
}
export type PlainValues = { nameEn: string; nameEs: string; version: number };

function shownValue(field: PlainField, kept: string | number | boolean | undefined) {
  if (field.kind === "tick") return kept ?? false;
  return String(kept ?? (field.kind === "number" ? field.usual : ""));
}
