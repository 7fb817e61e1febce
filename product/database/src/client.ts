/** The connections for queries that only read. */
export { reading as database } from "./pools.ts";
