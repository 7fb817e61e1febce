/** What queries read with. */
export { reading as database, type Reader } from "./pools.ts";
