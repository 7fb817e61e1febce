/** Answers as a form sends them, and what is wrong with them. */
import { z } from "zod";
import { answerFaults, type AnswerFault, type AnswerFaults } from "@product/domain/forms/check-answers";
import { inputNames, type Answers, type FormField, type FormPage } from "@product/domain/forms/definition";
import { typeFacts } from "@product/domain/forms/field-types";
import { answerLimits } from "@product/domain/forms/limits";
import { shownPages } from "@product/domain/forms/shown";
import { buckets } from "@product/domain/files/buckets";
import type { OpenedApplication } from "@product/database/applications/open-application";
import { offeredNow } from "#features/site/acceptance/queries.server.ts";
import { homeDayAt } from "#request/clock.ts";
import type { Transaction } from "#request/perform.ts";

type Reader = Pick<Transaction, "select">;

type Where = "country" | "nation" | "workDay";

/** The fields beside the questions of any page. */
const besides = { actionName: z.string(), website: z.string(), work: z.string() };

export const fileInput = (key: string): string => `${key}.file`;

/** The names that a page may send, and no others; files with what they may weigh. */
export const pageSchema = ({ fields }: FormPage): z.ZodObject =>
  z.object({
    ...besides,
    ...Object.fromEntries(fields.flatMap(inputNames).map((name) => [name, z.string()])),
    ...Object.fromEntries(
      fields
        .filter(({ type }) => typeFacts[type].hasFiles)
        .map(({ key }) => [
          fileInput(key),
          z.file().meta({ largest: buckets["worker-documents"].largest * answerLimits.files }),
        ]),
    ),
  });

/** The answers that were sent for the questions of a page; one that was left out is empty now. */
export function answersFrom({ fields }: FormPage, form: FormData): Answers {
  const answerTo = (field: FormField, name: string) => {
    const sent = form.getAll(name).filter((value): value is string => typeof value === "string");
    if (field.type === "languages") return languagesIn(sent);
    return typeFacts[field.type].isMany ? sent.filter(Boolean) : (sent[0] ?? "").replace(/\r\n/g, "\n");
  };
  return Object.fromEntries(fields.flatMap((field) => inputNames(field).map((name) => [name, answerTo(field, name)])));
}

/** Chosen one by one, `es` and then `B2`; who chose no level said nothing. */
function languagesIn(sent: readonly string[]): string[] {
  const pairs = sent.flatMap((value, at) => (at % 2 === 0 ? [[value, sent[at + 1] ?? ""] as const] : []));
  return pairs.filter(([language, level]) => language && level).map(([language, level]) => `${language}:${level}`);
}

/** Which page each fault stands on. */
export type FaultOnPage = { page: string; name: string; fault: AnswerFault };

/** Every fault there is before it can be sent. */
export async function answersInFull(reader: Reader, opened: OpenedApplication, now: Date): Promise<FaultOnPage[]> {
  const today = homeDayAt(now);
  const { version, answers, country } = opened;
  const pages = shownPages(version.definition, answers, { country, today });
  const context = await contextOf(reader, opened, today);
  return pages.flatMap((page) =>
    Object.entries(answerFaults([page], answers, context, pages)).map(([name, fault]) => ({
      page: page.key,
      name,
      fault,
    })),
  );
}

/** The faults on one page, judged together with the answers on the others. */
export async function faultsOnPage(
  reader: Reader,
  opened: Pick<OpenedApplication, "version" | "files" | Where>,
  pageKey: string,
  answers: Answers,
  now: Date,
): Promise<AnswerFaults> {
  const today = homeDayAt(now);
  const pages = shownPages(opened.version.definition, answers, { country: opened.country, today });
  const page = pages.filter(({ key }) => key === pageKey);
  return answerFaults(page, answers, await contextOf(reader, opened, today), pages);
}

const contextOf = async (
  reader: Reader,
  { country, nation, workDay, files }: Pick<OpenedApplication, "files" | Where>,
  today: string,
) => ({
  country,
  nation,
  workDay,
  today,
  offered: await offeredNow(reader),
  withFiles: new Set(files.map(({ field }) => field)),
});
