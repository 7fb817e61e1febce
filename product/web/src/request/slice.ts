/** What a slice brings to the whole. Each says it in its own `slice.ts`; the composition collects it and refuses a name used twice. */
import { createContext, type RouterContextProvider } from "react-router";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Permission } from "@product/domain/permissions/catalogue";

export type Slice = {
  /** What waits for people, by a name that the screens which show it ask for. */
  tasks?: Readonly<Record<string, Task>>;
};

/** `count` is asked only for those who hold the permission somewhere, and counts what they may see. */
export type Task = { needs: Permission; count: (actor: Actor) => Promise<Counted> };

/** How many there are; `most` is as far as it was counted. */
export type Counted = { n: number; most: number };

export const tasksContext = createContext<Readonly<Record<string, Task>>>({});

/** How much waits; undefined for whoever has nothing to do with it. */
export async function waiting(
  name: string,
  actor: Actor,
  context: Readonly<RouterContextProvider>,
): Promise<Counted | undefined> {
  const task = context.get(tasksContext)[name];
  if (!task) throw new Error(`no slice brings the task "${name}"`);
  return isPermitted(actor, task.needs) ? task.count(actor) : undefined;
}
