export const stages: readonly { name: string }[];
