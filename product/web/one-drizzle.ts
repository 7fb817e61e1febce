import type { Plugin } from "vite";

/**
 * Drizzle asks of each part of a query what kind it is, a dozen times, and climbs through all its classes by name where it
 * is not of that kind, so that parts of two copies of drizzle can be mixed. There is one in the bundle, where
 * `instanceof` says the same: putting a question together then costs less than half.
 */
export const oneDrizzle = (): Plugin => ({
  name: "one-drizzle",
  apply: "build",
  transform: {
    filter: { id: /\/drizzle-orm\/entity\.js$/ },
    handler(code) {
      const [inherits, , rest] = code.split(
        /(?<=value instanceof type\) {\s+return true;\s+}\n)|(?=\n  return false;\n})/,
      );
      if (!rest) throw new Error("drizzle asks for the kind of a part in another way: look at one-drizzle.ts");
      return inherits + rest;
    },
  },
});
