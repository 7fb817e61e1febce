/** A form that is open, and the answers of somebody who fills it in. */
import type { Answers, FormDefinition } from "@product/domain/forms/definition";
import { usualForm } from "@product/domain/forms/usual-form";
import { database } from "@product/database/client";
import { forms, formVersions } from "@product/database/tables/site/form";
import { roles } from "@product/database/tables/company/master-data";
import { inTransaction } from "@product/database/write";

type FormChange = Partial<typeof forms.$inferInsert> & { definition?: FormDefinition };

export const anOpenForm = (legalEntityId: string, { definition = usualForm("ES"), ...change }: FormChange = {}) =>
  inTransaction(async (tx) => {
    const [form] = await tx
      .insert(forms)
      .values({
        slug: `form-${crypto.randomUUID().slice(0, 8)}`,
        titleEn: "Waiters, Bilbao",
        titleEs: "Camareros, Bilbao",
        state: "open",
        legalEntityId,
        language: "es",
        ...change,
      })
      .returning();
    await tx.insert(formVersions).values({ formId: form!.id, number: 1, definition, publishedAt: form!.createdAt });
    return form!;
  });

let people = 0;

/** Different people each time, as far as name and e-mail go; without a number that only one may have. */
export async function someAnswers(change: Answers = {}): Promise<Answers> {
  people += 1;
  const [role] = await database.select().from(roles).limit(1);
  return {
    first_name: "Ane",
    last_name: `Goikoetxea ${people}`,
    email: `ane${people}@signup.test`,
    mobile: "612345678",
    birth_date: "2003-02-11",
    nationality: "ES",
    document_kind: "dni",
    spanish_id: dniOf(people),
    roles: [role!.id],
    availability: ["4-night", "6-morning"],
    languages: ["es:native", "en:B2"],
    truth: "1",
    signature: `Ane Goikoetxea ${people}`,
    ...change,
  };
}

const dniOf = (number: number) => {
  const digits = String(71_000_000 + number);
  return `${digits}${"TRWAGMYFPDXBNJZSQVHLCKE"[Number(digits) % 23]}`;
};
