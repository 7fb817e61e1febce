import { useOutletContext } from "react-router";
import type { WorkerFrame } from "#features/people/worker-page/worker.layout.tsx";

/** The worker under whose header a part of the record stands, and what its reader may do there. */
export const useWorkerFrame = (): WorkerFrame => useOutletContext<WorkerFrame>();

export const fullName = (names: {
  firstName?: string | undefined;
  lastName?: string | undefined;
  secondLastName?: string | undefined;
}): string => [names.firstName, names.lastName, names.secondLastName].filter(Boolean).join(" ");
