/** Where somebody is too young to work, the form ends: a draft is erased, and they are told when to come back. */
import { themselves } from "@product/domain/actor";
import { tooYoungIn } from "@product/domain/forms/too-young";
import type { Answers } from "@product/domain/forms/definition";
import { stepped } from "@product/domain/forms/states";
import type { TooYoung } from "@product/domain/people/working-age";
import type { OpenedApplication } from "@product/database/applications/open-application";
import { eraseApplication } from "#features/site/application-data/commands.server.ts";
import { homeDay } from "#request/clock.ts";
import type { Files } from "#request/ports/files.ts";
import { behindResumeLink } from "./queries.server.ts";

/** `form`: to begin again, for who mistyped the day; a form that the office sent has no such address. */
export type Stopped = TooYoung & { isErased: boolean; form: string | null };

/** For a draft that is opened again, perhaps one from before this was asked. */
export async function stoppedBehind(token: string, files: () => Pick<Files, "remove">): Promise<Stopped | undefined> {
  const opened = await behindResumeLink(token);
  return opened && stepped(opened.application.state, "submit") && stopped(opened, opened.answers, files);
}

/** Undefined for whoever may go on. */
export async function stopped(
  opened: OpenedApplication,
  answers: Answers,
  files: () => Pick<Files, "remove">,
): Promise<Stopped | undefined> {
  const { application, form, version } = opened;
  const found = tooYoungIn(version.definition, answers, { ...opened, today: homeDay() });
  if (!found) return undefined;
  // An application that was sent, or is a worker's already, is for the office to answer: programs follow links too, and
  // a shift would be called off.
  const isErased = application.state === "started";
  if (isErased) await eraseApplication(files(), application.id, themselves);
  return { ...found, isErased, form: !isErased || form.target === "follow-up" ? null : form.slug };
}
