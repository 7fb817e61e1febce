export { lockShift, type Shift } from "#features/planning/events/commands.server.ts";
