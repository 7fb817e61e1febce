export { exportPerson, type PersonExport } from "./export.server.ts";
