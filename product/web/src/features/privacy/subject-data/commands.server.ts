export { exportPerson } from "./export.server.ts";
