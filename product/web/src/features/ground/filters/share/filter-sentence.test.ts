import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { operators, type Filter, type FilterFields, type Operator } from "@product/domain/filters/filter";
import { workerFields } from "@product/domain/filters/worker-fields";
import type { Locale } from "@product/domain/locales";
import { messages } from "#features/ground/filters/messages.ts";
import { filterSentence, type SentenceWords } from "./filter-sentence.ts";

const names: Record<Locale, Record<string, string>> = {
  en: { active: "Active", paused: "Paused", waiter: "Waiter", steward: "Steward" },
  es: { active: "Activo", paused: "En pausa", waiter: "Camarero", steward: "Auxiliar" },
};
const translator = (locale: Locale) =>
  createTranslator({
    locale,
    messages: {
      filters: Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, text[locale]])),
    },
    namespace: "filters",
    onError: (error: Error) => {
      throw error;
    },
  } as never) as unknown as SentenceWords["t"];
const say = (filter: Filter, locale: Locale = "en") =>
  filterSentence(filter, {
    t: translator(locale),
    locale,
    fields: workerFields,
    ofField: (field) => messages[`of:${field as "town"}`][locale],
    nameOf: (_, value) => names[locale][value],
  });

const is = (field: string, op: Operator, ...values: (string | number)[]): Filter => ({ field, op, values });
const active = is("status", "in", "active");
const inSestao = is("town", "is", "Sestao");
const waiters = is("roles", "any", "waiter", "steward");

const show: FilterFields = {
  places: { kind: "number", fieldClass: "basic" },
  startsAt: { kind: "instant", fieldClass: "basic" },
};
const ofShow = { places: { en: "places", es: "el número de plazas" }, startsAt: { en: "start", es: "el comienzo" } };
const phraseShow = (filter: Filter, locale: Locale) =>
  filterSentence(filter, {
    t: translator(locale),
    locale,
    fields: show,
    ofField: (field) => ofShow[field as "places"][locale],
    nameOf: () => undefined,
  });

describe("numbers and moments in a sentence", () => {
  it.each([
    [is("places", "atLeast", 1200.5), "Places is at least 1,200.5", "El número de plazas es como mínimo 1200,5"],
    [
      { not: is("places", "between", 1, 4) },
      "Places is not between 1 and 4",
      "El número de plazas no está entre 1 y 4",
    ],
    [
      is("startsAt", "before", "2026-11-16T18:00"),
      "Start is before 16 Nov 2026, 18:00",
      "El comienzo es anterior al 16 nov 2026, 18:00",
    ],
    [is("startsAt", "after", 0), "Start is after today", "El comienzo es posterior a hoy"],
  ])("%j", (filter, english, spanish) =>
    expect([phraseShow(filter, "en"), phraseShow(filter, "es")]).toEqual([english, spanish]),
  );

  it("have a claim and its opposite for every operator", () => {
    for (const kind of ["number", "instant"] as const)
      for (const op of operators[kind])
        for (const claim of [`${kind}:${op}`, `${kind}:${op}:not`, `op:${kind}:${op}`, `op:${kind}:!${op}`])
          expect(messages).toHaveProperty([claim]);
  });
});

describe("a filter as a sentence", () => {
  it.each([
    [active, "Status is Active", "El estado es Activo"],
    [is("status", "in", "active", "paused"), "Status is (Active or Paused)", "El estado es (Activo o En pausa)"],
    [waiters, "Roles include (Waiter or Steward)", "Los puestos incluyen (Camarero o Auxiliar)"],
    [
      is("roles", "all", "waiter", "steward"),
      "Roles include (Waiter and Steward)",
      "Los puestos incluyen (Camarero y Auxiliar)",
    ],
    [is("tags", "empty"), "Tags are not filled in", "Las etiquetas no constan"],
    [is("town", "contains", "and"), "Town contains “and”", "La localidad contiene «and»"],
    [
      is("createdOn", "before", "2026-11-03"),
      "Date added is before 3 Nov 2026",
      "La fecha de incorporación es anterior al 3 nov 2026",
    ],
    [
      is("createdOn", "after", -30),
      "Date added is after 30 days ago",
      "La fecha de incorporación es posterior a hace 30 días",
    ],
    [
      is("createdOn", "between", "2026-11-03", 0),
      "Date added is between 3 Nov 2026 and today",
      "La fecha de incorporación está entre el 3 nov 2026 y hoy",
    ],
    [
      is("clearance", "can", "2026-06-14", "2026-06-14", "waiter"),
      "Can work as Waiter on 14 Jun 2026",
      "Puede trabajar de Camarero el 14 jun 2026",
    ],
    [
      is("free", "on", "2026-11-21", "2026-11-21", "waiter"),
      "Is free as Waiter on 21 Nov 2026: can work, not booked, not asked, not away",
      "Está libre de Camarero el 21 nov 2026: puede trabajar, sin turno, sin convocatoria y sin ausencia",
    ],
    [
      { not: is("free", "on", 0, 1) },
      "Is not free on every day between today and tomorrow: cannot work, or is booked, asked or away",
      "No está libre todos los días entre hoy y mañana: no puede trabajar, o tiene turno, convocatoria o ausencia",
    ],
    [is("clearance", "cannot", 0, 0), "Cannot work today", "No puede trabajar hoy"],
    [
      is("clearance", "could", "2026-06-14", "2026-06-16"),
      "Could work, if something is put right, on every day between 14 Jun 2026 and 16 Jun 2026",
      "Podría trabajar, si se arregla algo, todos los días entre el 14 jun 2026 y el 16 jun 2026",
    ],
    [
      { not: is("clearance", "cannot", 0, "2026-12-24", "steward") },
      "Is not barred from working as Steward on any day between today and 24 Dec 2026",
      "No tiene impedido trabajar de Auxiliar ningún día entre hoy y el 24 dic 2026",
    ],
    [{ not: is("hasMobile", "yes") }, "Does not have a mobile number", "No tiene móvil"],
    [{ and: [] }, "Everyone", "Todas las personas"],
    [{ not: { and: [] } }, "Nobody", "Nadie"],
  ] as [Filter, string, string][])("%j", (filter, en, es) => {
    expect(say(filter)).toBe(en);
    expect(say(filter, "es")).toBe(es);
  });

  it("puts every group of several parts in brackets", () => {
    const tree: Filter = { and: [active, { or: [inSestao, { and: [waiters, { not: inSestao }] }] }] };
    expect(say(tree)).toBe(
      "Status is Active and (town is “Sestao” or (roles include (Waiter or Steward) and town is not “Sestao”))",
    );
    expect(say({ or: [active, { not: { and: [inSestao, waiters] } }] }, "es")).toBe(
      "El estado es Activo o no se cumple (la localidad es «Sestao» y los puestos incluyen (Camarero o Auxiliar))",
    );
  });

  it("wastes no brackets on a group of one, and no words on two denials", () => {
    expect(say({ and: [{ or: [{ not: { not: active } }] }] })).toBe("Status is Active");
    expect(say({ not: { or: [active] } })).toBe("Status is not Active");
    expect(say({ not: { or: [active, inSestao] } })).toBe("Not (status is Active or town is “Sestao”)");
  });

  it("has words for every field with every operator, in both languages", () => {
    for (const [field, { kind }] of Object.entries(workerFields))
      for (const op of operators[kind] as readonly Operator[])
        for (const locale of ["en", "es"] as const)
          for (const filter of [is(field, op, "2026-01-02", -2), { not: is(field, op, "2026-01-02", -2) }])
            expect(say(filter, locale)).not.toMatch(/[{}]|undefined|filters\./);
  });
});
