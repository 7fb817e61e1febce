import { useOutletContext } from "react-router";
import type { EventFrame } from "#features/planning/events/queries.server.ts";

/** Header data shared by every part of an event's page. */
export const useEventFrame = (): EventFrame => useOutletContext<EventFrame>();
