/** The house as lint rules: what a person reads in architecture.ts and house-rules.ts is what oxlint reports. */
import { posix, relative, sep } from "node:path";
import { importFinding, matches, rowOf } from "./architecture-check.ts";
import { barrels, clockReaders, environmentReaders, fileLength, forbiddenFolders } from "./house-rules.ts";
import { literals, type Node, spelling } from "./syntax.ts";

const root = posix.join(import.meta.dirname.split(sep).join("/"), "..");

export default {
  meta: { name: "house" },
  rules: {
    imports: rule((file, report) => {
      const check = (node: Node) => {
        const specifier = node.source?.value;
        const finding = typeof specifier === "string" && importFinding(file, specifier);
        if (finding) report(node, finding);
      };
      return {
        Program: (node) => {
          if (!rowOf(file)) report(node, `no row of tooling/architecture.ts covers ${file}: say what it may import`);
        },
        ImportDeclaration: check,
        ExportNamedDeclaration: check,
        ExportAllDeclaration: check,
        ImportExpression: check,
        TSImportType: check,
        // import.meta.glob and vi.mock name modules in their first argument, past the eyes of an import rule.
        CallExpression: (node) => {
          const isImport = /^(import\.meta\.glob|vi\.(do)?[mM]ock|require)$/.test(spelling(node.callee));
          for (const source of isImport ? literals(node.arguments?.[0]) : []) check({ ...node, source });
        },
      };
    }),

    folders: rule((file, report) => ({
      Program: (node) => {
        const folder = forbiddenFolders.names.find((name) => file.split("/").slice(0, -1).includes(name));
        if (folder) report(node, `folder "${folder}": ${forbiddenFolders.because}`);
      },
    })),

    barrels: rule((file, report) => ({
      Program: (node) => {
        const statements = node.body ?? [];
        const onlyPassesOn = statements.length > 0 && statements.every((statement) => statement.source);
        if (matches(file, barrels.files) && onlyPassesOn) report(node, barrels.because);
      },
    })),

    environment: rule((file, report) => {
      if (matches(file, environmentReaders.files)) return {};
      const finding = `the environment is not read here: ${environmentReaders.because}`;
      return {
        MemberExpression: (node) => {
          const variable = spelling(node.parent).replace(`${spelling(node)}.`, "");
          const isHarmless = environmentReaders.notConfiguration.includes(variable);
          if (/^(globalThis\.)?process\.env$/.test(spelling(node)) && !isHarmless) report(node, finding);
        },
        VariableDeclarator: (node) => {
          const takesEnv = node.id?.properties?.some((property) => property.key?.name === "env");
          if (takesEnv && node.init && spelling(node.init) === "process") report(node, finding);
        },
        ImportDeclaration: (node) => {
          if (/^(node:)?process$/.test(String(node.source?.value))) report(node, finding);
        },
      };
    }),

    clock: rule((file, report) => {
      if (matches(file, clockReaders.files)) return {};
      return {
        NewExpression: (node) => {
          const isNow = spelling(node.callee) === "Date" && node.arguments?.length === 0;
          if (isNow) report(node, clockReaders.because);
        },
        CallExpression: (node) => {
          if (/^(Date\.now|Temporal\.Now\.\w+)$/.test(spelling(node.callee))) report(node, clockReaders.because);
        },
      };
    }),

    length: rule((file, report, lines) => ({
      Program: (node) => {
        if (lines() > fileLength.lines && !matches(file, fileLength.exempt))
          report(node, `${lines()} lines, more than ${fileLength.lines}: ${fileLength.because}`);
      },
    })),
  },
};

type Report = (node: Node, message: string) => void;
type Visitor = Partial<Record<string, (node: Node) => void>>;
type Context = {
  filename: string;
  sourceCode: { lines: string[] };
  report: (finding: { node: Node; message: string }) => void;
};

function rule(visit: (file: string, report: Report, lines: () => number) => Visitor) {
  return {
    create(context: Context) {
      const file = relative(root, context.filename).split(sep).join("/");
      const report: Report = (node, message) => context.report({ node, message });
      return visit(file, report, () => context.sourceCode.lines.length);
    },
  };
}
