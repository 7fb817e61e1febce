import { eq } from "drizzle-orm";
import { z } from "zod";
import { isMobile } from "@product/domain/identifiers/phone";
import { database } from "@product/database/client";
import { workers } from "@product/database/tables/worker";
import { dayNow } from "#i18n/today.ts";
import type { Post } from "#request/post.ts";
import { messages } from "./messages.ts";
import { activateWhenReady, endSuspensions } from "./moves.server.ts";

/** What is done about workers apart from requests. */
export const workerJobs = (post: Post) => ({
  "workers.end-suspensions": () => endSuspensions(new Date().toISOString().slice(0, 10)),
  "worker.activate": async (payload: unknown) => {
    const { workerId } = z.object({ workerId: z.uuid() }).parse(payload);
    await activateWhenReady(workerId, dayNow());
  },
  "worker.bank-changed-letter": async (payload: unknown) => {
    const { workerId } = z.object({ workerId: z.uuid() }).parse(payload);
    const [worker] = await database.select().from(workers).where(eq(workers.id, workerId));
    if (!worker) return;
    const { language, email, mobile, firstName, preferredName } = worker;
    const word = (key: "bankSubject" | "bankGreeting" | "bankText" | "bankFooter") =>
      messages[key][language].replace("{name}", preferredName || firstName);
    const kind = "worker-bank-changed";
    if (email)
      await post({
        channel: "mail",
        kind,
        to: email,
        language,
        subject: word("bankSubject"),
        paragraphs: [word("bankGreeting"), word("bankText")],
        footer: word("bankFooter"),
      });
    if (mobile && isMobile(mobile)) await post({ channel: "sms", kind, to: mobile, language, text: word("bankText") });
  },
});

export const workerSchedules = [{ name: "workers.end-suspensions", everySeconds: 3600 }] as const;
