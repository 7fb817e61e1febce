import type { Slice } from "#request/slices/slice.ts";
import { taskJobs, taskSchedules } from "./jobs.server.ts";

const letters = ["tasks-wait"] as const;

export default {
  letters,
  jobs: ({ mailer, siteUrl, tasks }) => taskJobs(mailer, siteUrl, tasks),
  schedules: taskSchedules,
  acts: {
    "staff.tell-tasks": {
      en: "Emailed a colleague what is waiting for them",
      es: "Se ha avisado por correo a una persona del equipo de lo que tiene pendiente",
    },
  },
} satisfies Slice;

declare module "#request/ports/mailer.ts" {
  interface LetterKinds extends Record<(typeof letters)[number], true> {}
}
