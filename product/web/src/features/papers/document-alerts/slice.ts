import type { Slice } from "#request/slices/slice.ts";
import { alertJobs, alertSchedules } from "./jobs.server.ts";

export default {
  jobs: ({ post, siteUrl }) => alertJobs(post, siteUrl),
  schedules: alertSchedules,
  acts: {
    "document.alert": {
      en: "Notified a worker that a document is expiring",
      es: "Ha avisado a un trabajador de que un documento caduca",
    },
  },
} satisfies Slice;
