export type Place = { clone: string; node: string; spawnAs: { env: NodeJS.ProcessEnv } };
export type Program = { build: string; dataDir: string };
export type App = { pid: number; url: string; output: () => string; exited: Promise<number | string> };

export function startProgram(place: Place, program: Program): Promise<App>;
export function stopsCleanly(app: App, signal: NodeJS.Signals, options: { dataDir: string }): Promise<string>;
