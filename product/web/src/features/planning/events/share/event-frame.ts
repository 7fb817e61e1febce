import { useOutletContext } from "react-router";
import type { EventFrame } from "#features/planning/events/queries.server.ts";

/** What every part of an event's page stands under. */
export const useEventFrame = (): EventFrame => useOutletContext<EventFrame>();
