export function untouchedTools(folder?: string, commits?: number): string[];
