import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { workerJobs, workerSchedules } from "./jobs.server.ts";
import { messages } from "./messages.ts";
import { blocksToConfirm } from "./to-confirm.server.ts";
import { refusals } from "./refusals.ts";

export default {
  refusals,
  messages: { "worker-page": messages },
  jobs: () => workerJobs,
  schedules: workerSchedules,
  tasks: {
    "blocks.confirm": {
      needs: "worker.approve",
      title: { en: "Blocks to confirm", es: "Bloqueos por confirmar" },
      count: blocksToConfirm,
    },
  },
  acts: {
    "worker.edit": { en: "Edited a worker's details", es: "Ha editado los datos de un trabajador" },
    "worker.edit-identity": {
      en: "Edited a worker's identity details",
      es: "Ha editado los datos de identidad de un trabajador",
    },
    "worker.edit-pay": { en: "Edited a worker's pay details", es: "Ha editado los datos de pago de un trabajador" },
    "worker.move": { en: "Changed a worker's status", es: "Ha cambiado el estado de un trabajador" },
    "worker.decide": { en: "Decided about a worker", es: "Ha decidido sobre un trabajador" },
    "worker.propose-block": { en: "Proposed to block a worker", es: "Ha propuesto bloquear a un trabajador" },
    "worker.drop-block": { en: "Withdrew the proposal to block", es: "Ha retirado la propuesta de bloqueo" },
    "worker.block": { en: "Blocked a worker", es: "Ha bloqueado a un trabajador" },
    "worker.propose-unblock": {
      en: "Proposed to lift the block of a worker",
      es: "Ha propuesto levantar el bloqueo de un trabajador",
    },
    "worker.drop-unblock": {
      en: "Withdrew the proposal to lift a block",
      es: "Ha retirado la propuesta de levantar un bloqueo",
    },
    "worker.unblock": { en: "Lifted the block of a worker", es: "Ha levantado el bloqueo de un trabajador" },
    "worker.note": { en: "Wrote a note on a worker", es: "Ha escrito una nota sobre un trabajador" },
    "worker.availability": {
      en: "Changed a worker's availability",
      es: "Ha cambiado la disponibilidad de un trabajador",
    },
    "worker.reveal-identity": {
      en: "Viewed a worker's identity details",
      es: "Ha consultado los datos de identidad de un trabajador",
    },
    "worker.reveal-pay": {
      en: "Viewed a worker's pay details",
      es: "Ha consultado los datos de pago de un trabajador",
    },
  },
  records: {
    worker: { en: "Worker", es: "Trabajador" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "worker-page": English<typeof messages>;
  }
}
