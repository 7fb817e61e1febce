/**
 * The parts that a slice brings to the whole. Each declares them in its own `slice.ts`; the composition collects them
 * and refuses a name used twice.
 */
import { createContext, type RouterContextProvider } from "react-router";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Permission } from "@product/domain/permissions/catalogue";
import type { Locale } from "@product/domain/locales";
import type { Messages } from "#i18n/messages.ts";
import type { RefusalSentences } from "#i18n/refusal-words.ts";
import type { ActSentences, RecordWords } from "#i18n/trail-words.ts";
import type { Figure } from "#request/slices/figures.ts";
import type { SearchSource } from "#request/slices/search-sources.ts";
import type { NamedScreen, SettingsCard } from "#request/slices/settings-cards.ts";
import type { Span } from "#request/slices/span.ts";
import type { LiveNeeds } from "#request/slices/live-kinds.ts";
import type { MergeStep } from "#request/slices/merge-steps.ts";
import type { EventTab, WorkerTab } from "#request/slices/record-tabs.ts";
import type { Files } from "#request/ports/files.ts";
import type { Mailbox } from "#request/ports/mailbox.ts";
import type { LetterKind, Mailer } from "#request/ports/mailer.ts";

export type Slice = {
  /** Its sentences, under the name by which a route asks for them in `handle.messages`. */
  messages?: Readonly<Record<string, Messages>>;
  /**
   * Texts of the refusals of this slice; the text of a code that several slices refuse comes from the first of them.
   */
  refusals?: RefusalSentences;
  /** The audit's sentences for the acts that are performed here, and its words for their records. */
  acts?: ActSentences;
  records?: RecordWords;
  /** Work apart from requests, by its name in the queue. The effect of each job is safe to repeat. */
  jobs?: (ports: JobPorts) => JobHandlers;
  schedules?: readonly Schedule[];
  /** Templates of the mails and texts that it writes, in both languages. */
  letters?: readonly LetterKind[];
  /** Kinds of record that open screens hear of, with the permission to view them. */
  liveKinds?: LiveNeeds;
  /** The work that waits for people, by a name that the screens which show it ask for. */
  tasks?: Readonly<Record<string, Task>>;
  /** The figures of the dashboard, by the name under which their rows are found. */
  figures?: Readonly<Record<string, Figure>>;
  /** The cards of the settings, by the last part of their address. */
  settings?: Readonly<Record<string, SettingsCard>>;
  /** Parts of a worker's record, by the last part of their address. */
  workerTabs?: Readonly<Record<string, WorkerTab>>;
  /** Parts of an event's page, likewise. */
  eventTabs?: Readonly<Record<string, EventTab>>;
  /** The steps for its rows when two records of a worker are made one, by table. */
  mergeSteps?: Readonly<Record<string, MergeStep>>;
  /** Kinds of record that the search of everything finds, by the word for the kind. */
  searchSources?: Readonly<Record<string, SearchSource>>;
  /** Screens of the back office that are found by their title, by address without language; what is set up is found by its card. */
  screens?: Readonly<Record<string, NamedScreen>>;
};

/** The ports by which jobs reach the world. */
export type JobPorts = {
  mailer: Mailer;
  files: Files;
  siteUrl: string;
  /** Writes down beside the database whose keys are gone, so that no backup brings them back. */
  recordDestroyed: () => Promise<void>;
  /** Takes an account away from the authentication service, if it is still there. */
  removeAccount: (userId: string) => Promise<void>;
  /** None where another system writes the mails. */
  mailbox: Pick<Mailbox, "forget"> | undefined;
  /** All that waits for people, by name. */
  tasks: Readonly<Record<string, Task>>;
};
/** `signal` aborts when the lease is lost or the process stops. */
export type JobHandler = (payload: unknown, job: { id: bigint; signal: AbortSignal }) => Promise<void>;
export type JobHandlers = Readonly<Record<string, JobHandler>>;
export type Schedule = { name: string; everySeconds: number };

/** `count` is asked only for those who hold the permission somewhere, and counts what they themselves can do now. */
export type Task = {
  needs: Permission;
  title: Readonly<Record<Locale, string>>;
  /** Where it is done, without language; a task without it names each place in `each`. */
  at?: string;
  count: (actor: Actor) => Promise<Counted>;
  /** How many of them came in that time: of these a digest is mailed. Left out where each is told by a letter of its own. */
  came?: (actor: Actor, span: Span) => Promise<number>;
};

/** How many there are; `most` is as far as it was counted. Where each is done at a place of its own, the first of them. */
export type Counted = {
  n: number;
  most: number;
  each?: readonly { name: string | Readonly<Record<Locale, string>>; at: string }[];
};

export const tasksContext = createContext<Readonly<Record<string, Task>>>({});

/** How much waits; undefined for whoever has nothing to do with it. */
export async function waiting(
  name: string,
  actor: Actor,
  context: Readonly<RouterContextProvider>,
): Promise<Counted | undefined> {
  const task = context.get(tasksContext)[name];
  if (!task) throw new Error(`no slice brings the task "${name}"`);
  return isPermitted(actor, task.needs) ? task.count(actor) : undefined;
}

/** All that waits for someone, the largest heap first. */
export async function everyTaskOf(actor: Actor, locale: Locale, context: Readonly<RouterContextProvider>) {
  const tasks = Object.values(context.get(tasksContext)).filter(({ needs }) => isPermitted(actor, needs));
  const counted = await Promise.all(
    tasks.map(async ({ title, at, count }) => {
      const { each, ...heap } = await count(actor);
      return { title: title[locale], at, ...heap, ...(each && { each: each.map((item) => inWords(item, locale)) }) };
    }),
  );
  return counted.filter(({ n }) => n > 0).toSorted((a, b) => b.n - a.n);
}

const inWords = ({ name, at }: NonNullable<Counted["each"]>[number], locale: Locale) => ({
  name: typeof name === "string" ? name : name[locale],
  at,
});
