/** Sign-up forms of the invented company: three that are open, and one whose season is over. */
import { usualForm } from "@product/domain/forms/usual-form";
import type { Country } from "@product/domain/people/workers";
import { forms, formVersions } from "@product/database/tables/site/form";
import type { Transaction } from "@product/database/write";
import { demoEntities } from "./worker-words.ts";

const idOf = (number: number) => `00000000-0000-4000-8000-0000000002${String(number).padStart(2, "0")}`;
const versionOf = (number: number) => `00000000-0000-4000-8000-0000000003${String(number).padStart(2, "0")}`;

type DemoForm = typeof forms.$inferInsert & { country: Country };

export const demoForms = [
  form(1, "ES", {
    slug: "camareros-bilbao",
    titleEn: "Waiters, Bilbao",
    titleEs: "Camareros, Bilbao",
    state: "open",
    quota: 120,
  }),
  form(2, "UK", {
    slug: "stewards-london",
    titleEn: "Stewards, London",
    titleEs: "Auxiliares de accesos, Londres",
    state: "open",
  }),
  form(3, "ES", {
    slug: "festival-de-invierno",
    titleEn: "Winter Festival, all roles",
    titleEs: "Festival de Invierno, todos los puestos",
    state: "open",
    target: "event",
    quota: 40,
  }),
  form(4, "ES", {
    slug: "azafatas-verano",
    titleEn: "Hosts, last summer",
    titleEs: "Azafatas, verano pasado",
    state: "closed",
  }),
] as const;

/** The version that is published of each. */
export const demoVersionOf = (formId: string): string => versionOf(demoForms.findIndex(({ id }) => id === formId) + 1);

export async function loadDemoForms(tx: Transaction): Promise<void> {
  await tx.insert(forms).values(demoForms.map(({ country: _country, ...row }) => row));
  await tx.insert(formVersions).values(
    demoForms.map(({ id, country }) => ({
      id: demoVersionOf(id),
      formId: id,
      number: 1,
      definition: usualForm(country),
      publishedAt: new Date(),
    })),
  );
}

function form(
  number: number,
  country: Country,
  more: Pick<DemoForm, "slug" | "titleEn" | "titleEs" | "state"> & Partial<DemoForm>,
): DemoForm & { id: string } {
  const language = country === "ES" ? "es" : "en";
  return { ...more, id: idOf(number), legalEntityId: demoEntities[country].id, language, country };
}
