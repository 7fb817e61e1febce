/** That a complaint came, and later what the office answers, in the language it was written in. */
import { z } from "zod";
import { inLocale } from "#i18n/locale.ts";
import type { Letter, Mailer } from "#request/ports/mailer.ts";
import { forgetComplaints, recordAcknowledged } from "./commands.server.ts";
import { messages } from "./messages.ts";
import { complaintWith } from "./queries.server.ts";

type Complaint = NonNullable<Awaited<ReturnType<typeof complaintWith>>>;
const waiting = z.object({ complaintId: z.uuid(), about: z.enum(["received", "answered"]) });

export const complaintJobs = (mailer: Mailer, siteUrl: string) => ({
  "complaint.letter": async (payload: unknown) => {
    const { complaintId, about } = waiting.parse(payload);
    const complaint = await complaintWith(complaintId);
    if (!complaint) return;
    await mailer(complaintLetter(complaint, about, siteUrl));
    if (about === "received" && !complaint.acknowledgedAt) await recordAcknowledged(complaintId);
  },
  "complaints.forget": forgetComplaints,
});

export const complaintSchedules = [{ name: "complaints.forget", everySeconds: 24 * 3600 }] as const;

export function complaintLetter(complaint: Complaint, about: "received" | "answered", siteUrl: string): Letter {
  const { name, email, language, words, answer } = complaint;
  const word = (key: keyof typeof messages) => messages[key][language].replace("{name}", () => name);
  const paragraphs = about === "received" ? [word("received:text"), words] : [word("answered:text"), answer ?? ""];
  return {
    channel: "mail",
    kind: `complaint-${about}`,
    to: email,
    language,
    subject: word(`${about}:subject`),
    paragraphs: [word("mailGreeting"), ...paragraphs, word("authority")],
    button: { label: word("mailButton"), url: `${siteUrl}${inLocale("/data-protection", language)}` },
    footer: word("mailFooter"),
  };
}
