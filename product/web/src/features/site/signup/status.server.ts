import type { Locale } from "@product/domain/locales";
import { resumeToken } from "@product/database/applications/links";
import { behindStatusLink } from "./queries.server.ts";

type Step = "sent" | "review" | "more" | "accepted" | "rejected";
type StatusStep = { step: Step; at: Date | null; mark: "done" | "now" | "next" };

/** How an application stands, for who sent it. That it was taken for spam nobody is told who may be testing us. */
export async function statusBehind(token: string, locale: Locale) {
  const opened = await behindStatusLink(token);
  if (!opened) return undefined;
  const { application, form, message } = opened;
  const { state, submittedAt, decidedAt, id } = application;
  const sent: StatusStep = { step: "sent", at: submittedAt, mark: "done" };
  const steps: Record<string, StatusStep[]> = {
    more_info: [sent, { step: "more", at: decidedAt, mark: "now" }, { step: "accepted", at: null, mark: "next" }],
    accepted: [sent, { step: "review", at: null, mark: "done" }, { step: "accepted", at: decidedAt, mark: "now" }],
    rejected: [sent, { step: "review", at: null, mark: "done" }, { step: "rejected", at: decidedAt, mark: "now" }],
  };
  return {
    title: (locale === "es" ? form.titleEs : form.titleEn) || form.titleEn || form.titleEs,
    steps: steps[state] ?? [
      sent,
      { step: "review" as const, at: null, mark: "now" as const },
      { step: "accepted" as const, at: null, mark: "next" as const },
    ],
    message: state === "more_info" || state === "rejected" ? message : "",
    resume: state === "more_info" ? resumeToken(id) : undefined,
    account: state === "accepted" ? `/signup/status/${token}/account` : undefined,
    data: `/signup/resume/${resumeToken(id)}/data`,
  };
}
