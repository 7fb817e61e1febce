import { z } from "zod";
import { requestNoteLength } from "@product/domain/documents/requests";

const mostKinds = 50;

/** Parts that go along with the details: kinds of documents, and a contract in the version that was read, or none. */
export const onboardingForm = z.object({
  kinds: z
    .array(z.uuid())
    .max(mostKinds)
    .default([])
    .transform((sent) => [...new Set(sent)]),
  note: z.string().trim().max(requestNoteLength).default(""),
  contract: z
    .string()
    .regex(/^$|^[0-9a-f-]{36}@\d{1,9}$/)
    .default("")
    .transform((sent) => {
      const [engagementId, version] = sent.split("@");
      return engagementId ? { engagementId, version: Number(version) } : undefined;
    }),
});
export type OnboardingForm = z.output<typeof onboardingForm>;
