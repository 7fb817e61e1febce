import { createContext, use } from "react";
import type { Screen } from "#shell/screens.ts";

/** The screens that the person here may open, as the server says with the frame. */
export const Reachable = createContext<readonly Screen[]>([]);

/** Whether a screen may be named here. The server decides again when it is asked for. */
export function useReaches(): (screen: Screen) => boolean {
  const screens = use(Reachable);
  return (screen) => screens.includes(screen);
}
