import { z } from "zod";
import { typedDay } from "@product/domain/time/typed-day";
import { altaFaults } from "@product/domain/papers/engagements";
import { homeDay } from "#request/clock.ts";
import { day } from "#request/forms/day.ts";

/** As many as the page shows at once. */
export const mostShown = 200;

export const altasForm = z
  .object({
    // `worker/engagement`, as the boxes of the list say it.
    chosen: z
      .array(z.string())
      .max(mostShown)
      .default([])
      .refine((sent) => sent.length > 0, { params: { fault: "chooseOne" } })
      .refine((sent) => sent.every((each) => each.split("/").every((id) => z.uuid().safeParse(id).success)))
      .transform((sent) =>
        [...new Set(sent)].map((each) => {
          const [workerId, engagementId] = each.split("/");
          return { workerId: workerId!, engagementId: engagementId! };
        }),
      ),
    altaOn: day,
    altaReference: z.string().trim().max(60).default(""),
  })
  .superRefine(({ altaOn }, context) => {
    for (const fault of altaFaults({ firstDay: altaOn, lastDay: null }, altaOn, homeDay()))
      context.addIssue({ code: "custom", path: ["altaOn"], params: fault, input: altaOn });
  });
export type AltasForm = z.output<typeof altasForm>;

/** The day that is asked about: tomorrow, unless another one is named. */
export const dayIn = (address: URL, tomorrow: string): string => {
  const chosenDay = typedDay(address.searchParams.get("day") ?? "");
  return chosenDay ?? tomorrow;
};
