/** Workers whom a company of `useTwoEntities` can make a contract with, and days counted from today. */
import { blankTexts } from "@product/domain/people/worker-record";
import { plusDays, type LocalDate } from "@product/domain/time/local-date";
import { insertWorker } from "@product/database/workers/insert-workers";
import { inTransaction } from "@product/database/write";
import { homeDay } from "#request/clock.ts";

export const day = (days: number): LocalDate => plusDays(homeDay(), days);

let count = 0;

/** Someone in Spain who can be reached and has everything that a contract says of them. */
export async function contracted(
  legalEntityId: string,
  fields: Partial<Parameters<typeof insertWorker>[1]> = {},
): Promise<string> {
  count += 1;
  const number = String(count).padStart(8, "0");
  const { id } = await inTransaction((tx) =>
    insertWorker(tx, {
      id: crypto.randomUUID(),
      ...blankTexts,
      firstName: "Ane",
      lastName: "Etxeberria",
      secondLastName: "Ruiz",
      email: `ane${count}@contracts.test`,
      mobile: null,
      country: "ES",
      language: "es",
      workerType: "fixed_discontinuous",
      address: "Calle Mayor 1",
      town: "Bilbao",
      postcode: "48001",
      nationality: "ES",
      birthDate: "1998-03-14",
      identities: [
        { type: "DNI", value: `${number}${"TRWAGMYFPDXBNJZSQVHLCKE"[count % 23]}`, country: "ES", expiresOn: null },
      ],
      naf: null,
      iban: null,
      accountHolder: null,
      languages: [],
      legalEntityId,
      roleIds: [],
      tags: [],
      status: "active",
      source: "office",
      ...fields,
    }),
  );
  return id;
}

/** The text that a country begins with, once a lawyer has read it: the line that says otherwise is gone. */
export async function readByALawyer(
  query: (sql: string, values?: unknown[]) => Promise<{ rows: Record<string, string>[] }>,
  country: "ES" | "UK",
): Promise<string> {
  const { rows } = await query(
    `UPDATE app.contract_template
     SET body_en = regexp_replace(body_en, 'Sample text[^\\n]*\\n+', ''), body_es = regexp_replace(body_es, 'Texto de muestra[^\\n]*\\n+', '')
     WHERE country = $1 RETURNING id`,
    [country],
  );
  return rows[0]!["id"]!;
}

/** The values that the office types for a seasonal contract. */
export const seasonTerms = (templateId: string, firstDay: string) => ({
  firstDay,
  category: "Camarera",
  convenio: "Hostelería",
  percentage: "50",
  activityPeriod: "de mayo a octubre",
  hoursDistribution: "fines de semana",
  baseRate: "11.50",
  templateId,
});
