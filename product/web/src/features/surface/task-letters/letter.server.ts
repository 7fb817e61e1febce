/** The words of the one mail that tells someone of the office what waits for them. */
import type { Locale } from "@product/domain/locales";
import { countUpTo } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { Letter } from "#request/ports/mailer.ts";
import type { Counted, Task } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

type Reader = { email: string; name: string; language: Locale };
/** `came` is how many of them are new to the reader. */
export type WaitingTask = Pick<Task, "title"> & Pick<Counted, "n" | "most"> & { at?: string | undefined; came: number };

/** Numbers alone: whom it is about is read where only those who may can read it. */
export function tasksLetter({ email, name, language }: Reader, tasks: readonly WaitingTask[], siteUrl: string): Letter {
  const word = (key: keyof typeof messages, values: Record<string, string> = {}) =>
    messages[key][language].replaceAll(/\{(\w+)\}/g, (whole, slot: string) => values[slot] ?? whole);
  const number = (n: number, most: number) => countUpTo(n, most, language);
  const line = ({ title, n, most, came }: WaitingTask) =>
    word(came > 0 ? "lineNew" : "line", { title: title[language], n: number(n, most), new: number(came, most) });
  const [only, ...others] = tasks;
  const [label, at] =
    only?.at && others.length === 0
      ? [word("openQueue", { title: only.title[language] }), only.at]
      : [word("openTasks"), "/admin"];
  const came = tasks.reduce((sum, task) => sum + task.came, 0);
  return {
    channel: "mail",
    kind: "tasks-wait",
    to: email,
    language,
    subject: came === 1 ? word("subjectOne") : word("subject", { new: number(came, most(tasks)) }),
    paragraphs: [word("greeting", { name }), word("intro"), ...tasks.map(line)],
    button: { label, url: `${siteUrl}${inLocale(at, language)}` },
    footer: word("footer"),
  };
}

const most = (tasks: readonly WaitingTask[]) => Math.max(...tasks.map((task) => task.most));
