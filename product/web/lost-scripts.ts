import type { Plugin } from "vite";

/**
 * React Router answers a page whose script is lost by reloading the page that is being left, at every try, and never
 * settles the navigation. Here it says that it failed, so that `shell/navigation/before-navigation.ts` can decide what is done.
 */
export const lostScriptsAreErrors = (): Plugin => ({
  name: "lost-scripts-are-errors",
  apply: "build",
  transform: {
    filter: { id: /\/react-router\/dist\/.*\/routeModules\.js$/ },
    handler(code) {
      if (!givesUp.test(code)) this.error("React Router treats lost scripts in another way: see lost-scripts.ts");
      return code.replace(givesUp, "throw error;");
    },
  },
});

const givesUp = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;
