/** The responses of the public sign-up form. */
import { data, redirect } from "react-router";
import type { Answers } from "@product/domain/forms/definition";
import { shownPages } from "@product/domain/forms/shown";
import { stepped } from "@product/domain/forms/states";
import type { Locale } from "@product/domain/locales";
import { Refused, type Refusal } from "@product/domain/refusals";
import { confirmCode, statusToken } from "@product/database/applications/links";
import type { OpenedApplication } from "@product/database/applications/open-application";
import { database } from "@product/database/client";
import { inLocale } from "#i18n/locale.ts";
import { clockNow, homeDay } from "#request/clock.ts";
import { readForm } from "#request/forms/read-form.ts";
import type { Files } from "#request/ports/files.ts";
import { answersFrom, answersInFull, faultsOnPage, fileInput, pageSchema } from "./answers.server.ts";
import { saveAnswers, startApplication, submitApplication } from "./commands.server.ts";
import { keepFiles } from "./keep-files.server.ts";
import { isWorkFor } from "./proof-of-work.ts";
import { behindResumeLink, openForm } from "./queries.server.ts";
import type { PageReply } from "./reply.ts";
import { askedShift } from "./asked-shift.server.ts";
import { standingOf } from "./standing.server.ts";
import { stopped } from "./stopped.server.ts";
import { formView } from "./view.server.ts";

/** From the address: the form, and the place of the open shift whose button led here. */
export type Asked = { formId: string | null; slotId: string | null };

/** The first page of a form that is open, before anything is written. */
export async function showFirstPage({ formId, slotId }: Asked, locale: Locale) {
  const open = await openForm(formId);
  if (!open) return undefined;
  const filled = { ...open, ...(await askedShift(open.form, slotId)), answers: {}, files: [] };
  return { view: await formView(filled, null, locale, homeDay()), sites: open.form.embedOrigins };
}

export async function postFirstPage(request: Request, { formId, slotId }: Asked, locale: Locale, from?: string) {
  const found = await openForm(formId);
  if (!found) return undefined;
  const open = { ...found, ...(await askedShift(found.form, slotId)) };
  const blank = { ...open, answers: {}, files: [] };
  const page = open.version.definition.pages[0]!;
  const typed = answersFrom(page, await readForm(open.form, request, pageSchema(page)));
  const faults = await faultsOnPage(database, blank, page.key, typed, clockNow());
  if (Object.keys(faults).length > 0) return rejected(typed, faults);
  const next = after(blank, page.key, typed);
  try {
    const { token } = await startApplication(open, typed, locale, next, from);
    return redirect(`${inLocale(`/signup/resume/${token}`, locale)}?page=${next}`, 303);
  } catch (error) {
    if (error instanceof Refused) return rejected(typed, {}, error.refusals);
    throw error;
  }
}

/** Undefined for an unknown token; an application that was sent leads to its status page. */
export async function showResumed(token: string, address: URL, locale: Locale) {
  const opened = await behindResumeLink(token);
  if (!opened) return undefined;
  const { application } = opened;
  if (!stepped(application.state, "submit"))
    throw redirect(inLocale(`/signup/status/${statusToken(application.id)}`, locale), 303);
  const today = homeDay();
  const view = await formView(opened, address.searchParams.get("page") ?? application.page, locale, today);
  const isLast = view.at === view.steps.length - 1;
  const faults = isLast ? await answersInFull(database, opened, clockNow()) : [];
  const onPages = Map.groupBy(faults, ({ page }) => page);
  const code = address.searchParams.get("confirm");
  return {
    token,
    view,
    sites: opened.form.embedOrigins,
    left: view.steps
      .filter(({ key }) => onPages.has(key) && key !== view.page.key)
      .map(({ key, title }) => ({ page: key, title, n: onPages.get(key)!.length })),
    standing: await standingOf(opened, locale, today),
    isToConfirm: application.toConfirmSince !== null,
    mayConfirm: code !== null && code === confirmCode(application.id),
  };
}

type Taken = { files: () => Files; locale: Locale; address: URL };

/** Saves the posted page, then leads to the next one or sends the application. */
export async function postPage(request: Request, token: string, { files, locale, address }: Taken) {
  const opened = await behindResumeLink(token);
  const here = (query: string) => redirect(`${inLocale(`/signup/resume/${token}`, locale)}${query}`, 303);
  if (!opened) return undefined;
  const { application, version } = opened;
  if (!stepped(application.state, "submit")) return here("");
  const isConfirmed = address.searchParams.get("confirm") === confirmCode(application.id) && application.toConfirmSince;
  if (isConfirmed) return (await stopReply(opened, opened.answers, files)) ?? send(token, true, locale, opened);
  const shown = version.definition.pages.find(
    ({ key }) => key === (address.searchParams.get("page") ?? application.page),
  );
  const page = shown ?? version.definition.pages[0]!;
  const form = await readForm(opened.application, request, pageSchema(page));
  const typed = answersFrom(page, form);
  const all = { ...opened.answers, ...typed };
  const stop = await stopReply(opened, all, files);
  if (stop) return stop;
  try {
    for (const field of page.fields.filter(({ type }) => type === "document" || type === "photo"))
      await keepFiles(
        files(),
        opened,
        field,
        form.getAll(fileInput(field.key)).filter((value) => value instanceof File),
      );
    const now = clockNow();
    const next = after(opened, page.key, all);
    await saveAnswers(token, typed, locale, next);
    const saved = (await behindResumeLink(token))!;
    const faults = await faultsOnPage(database, saved, page.key, saved.answers, now);
    if (Object.keys(faults).length > 0) return rejected(typed, faults);
    if (form.get("actionName") !== "send") return here(`?page=${next}`);
    const isQuick = now.getTime() - application.createdAt.getTime() < shortestFillMs;
    const isHuman = !form.get("website") && !isQuick && (await isWorkFor(token, String(form.get("work"))));
    return await send(token, isHuman, locale, saved);
  } catch (error) {
    if (error instanceof Refused) return rejected(typed, {}, error.refusals);
    throw error;
  }
}

/** The answer where the applicant has to stop here; judged before any answer or file of the page is kept. */
async function stopReply(opened: OpenedApplication, answers: Answers, files: Taken["files"]) {
  const stop = await stopped(opened, answers, files);
  return stop && data<PageReply>({ typed: {}, faults: {}, refusals: [], stopped: stop }, { status: 422 });
}

/** Milliseconds since the application began: a person takes longer to read and fill in a form. */
const shortestFillMs = 3000;

async function send(token: string, isProven: boolean, locale: Locale, opened: OpenedApplication) {
  try {
    const { status } = await submitApplication(token, isProven);
    return redirect(
      status
        ? `${inLocale(`/signup/status/${status}`, locale)}?sent`
        : `${inLocale(`/signup/resume/${token}`, locale)}?mailed`,
      303,
    );
  } catch (error) {
    if (error instanceof Refused) return rejected(opened.answers, {}, error.refusals);
    throw error;
  }
}

const rejected = (typed: Answers, faults: PageReply["faults"], refusals: readonly Refusal[] = []) =>
  data<PageReply>({ typed, faults, refusals }, { status: 422 });

/** The key of the next page that the answers lead to; the last page leads to itself. */
function after(opened: Pick<OpenedApplication, "version" | "country">, pageKey: string, answers: Answers): string {
  const pages = shownPages(opened.version.definition, answers, { country: opened.country, today: homeDay() });
  const at = pages.findIndex(({ key }) => key === pageKey);
  return (pages[at + 1] ?? pages.at(-1))?.key ?? pageKey;
}
