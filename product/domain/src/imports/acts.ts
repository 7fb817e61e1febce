/** Acts on a file of workers. */
import { clearing } from "@product/domain/acts/deciding";
import type { Place } from "@product/domain/permissions/grants";

/** It lies where the one who brings it may bring in workers; when it is carried out or undone, in each entity that it touches. */
const onImport = {
  needs: "worker.create",
  subject: "worker-import",
  id: (file: { id: string; place: Place }) => file.id,
  place: (file: { place: Place }) => file.place,
  audits: "fact",
} as const;

export const importActs = {
  "worker-import.begin": onImport,
  "worker-import.prepare": onImport,
  "worker-import.check": onImport,
  "worker-import.fix": onImport,
  "worker-import.commit": clearing(onImport),
  "worker-import.undo": clearing(onImport),
  "worker-import.discard": onImport,
  // By another person than the one who brought the accounts in.
  "worker-import.accounts": { ...onImport, needs: "pay.approve" },
} as const;
