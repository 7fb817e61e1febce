import type { SpawnOptions } from "node:child_process";

export function projectNode(root?: string): string;
export function install(root?: string): Promise<void>;
export function build(root?: string): Promise<void>;
export function isInstalled(root: string): boolean;
export function sourcesHash(root: string): string;
export function run(command: string, args: string[], options?: SpawnOptions & { quiet?: boolean }): Promise<void>;
