export { editRota, edited, headsAfter } from "./bulk.server.ts";
export { copyRota } from "./copy.server.ts";
