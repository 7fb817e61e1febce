/** What queries read with. */
export { reading as database } from "./pools.ts";
