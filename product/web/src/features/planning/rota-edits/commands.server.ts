export { editRota } from "./bulk.server.ts";
export { copyRota } from "./copy.server.ts";
