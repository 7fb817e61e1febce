export type KindOfProcess = [kind: string, seconds: number, number: number];
export function watchProcesses(pid?: number): { stop(): KindOfProcess[] };
export function byKind(processes: Iterable<{ kind: string | undefined; seconds: number }>): KindOfProcess[];
export function kindOf(command: string): string | undefined;
