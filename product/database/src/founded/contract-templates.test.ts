import { describe, expect, it } from "vitest";
import { missingPlaces, placesIn, unknownPlaces } from "@product/domain/papers/contract-places";
import { useTestDatabase } from "@product/database/testing/test-database";

const { query } = useTestDatabase();

const textsFor = async (country: string) =>
  (
    await query<{ en: string; es: string }>(
      "SELECT body_en AS en, body_es AS es FROM app.contract_template WHERE country = $1",
      [country],
    )
  ).rows[0]!;

describe("the contract to begin with", () => {
  it("of Spain has no last day, and says activity period, hours and how they are spread", async () => {
    const { en, es } = await textsFor("ES");
    const placeholders = [
      "engagement.activityPeriod",
      "engagement.workingTime",
      "engagement.hoursDistribution",
    ] as const;
    for (const text of [en, es]) {
      expect(placesIn(text)).toEqual(expect.arrayContaining([...placeholders]));
      expect(placesIn(text)).not.toContain("engagement.lastDay");
    }
    expect([missingPlaces(en, es), missingPlaces(es, en), unknownPlaces(en + es)]).toEqual([[], [], []]);
  });

  it("of the United Kingdom holds all that section 1 of the Employment Rights Act asks for", async () => {
    const { en, es } = await textsFor("UK");
    const clauses = [
      [/continuous employment/, /empleo continuado/],
      [/place of work/, /lugar de trabajo/],
      [/outside the United Kingdom/, /fuera del Reino Unido/],
      [/probationary period/, /período de prueba/],
      [/Days and times/, /días y las horas/],
      [/due each month/, /cada mes/],
      [/other benefits/, /otras prestaciones/],
      [/12\.07%/, /12,07 %/],
      [/Sick Pay/, /Sick Pay/],
      [/Other paid leave/, /permisos retribuidos/],
      [/workplace pension/, /plan de pensiones/],
      [/week's notice/, /preaviso/],
      [/training is required/, /formación necesaria/],
      [/grievances/, /quejas/],
      [/collective agreement/, /convenio colectivo/],
    ] as const;
    expect(clauses.filter(([english]) => !english.test(en))).toEqual([]);
    expect(clauses.filter(([, spanish]) => !spanish.test(es))).toEqual([]);
  });
});
