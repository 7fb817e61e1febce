import type { Slice } from "#request/slices/slice.ts";
import { attendanceAtRisk, attendanceAtRiskRows } from "./queries.server.ts";

export default {
  figures: {
    "attendance-at-risk": {
      needs: "assignment.view",
      title: { en: "Attendance at risk, next 7 days", es: "Asistencia en riesgo, próximos 7 días" },
      tone: "warn",
      count: attendanceAtRisk,
      rows: attendanceAtRiskRows,
    },
  },
} satisfies Slice;
