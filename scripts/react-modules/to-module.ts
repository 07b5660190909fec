/** An export of a CommonJS file, as it is assigned and read. */
const EXPORT = /\bexports\.(\w+)/g;
const ASSIGNED_EXPORT = /\bexports\.(\w+) =/g;
/** A variable of a CommonJS file that is another one's exports. */
const REQUIRED = /\b(\w+) = require\("([^"]+)"\)/g;

/** Neither is a name in the packages. */
const exportVariable = (name: string): string => `$${name}`;
const formerVariable = (name: string): string => `former$${name}`;

/** Turns a CommonJS file that assigns its exports one by one into a module with the same exports. A scope of its own has shorter names. */
export const toModule = (code: string): string => {
  const required = [...code.matchAll(REQUIRED)];
  const exported = [...new Set([...code.matchAll(ASSIGNED_EXPORT)].map(([, name = ""]) => name))];
  return [
    ...required.map(([, name = "", from = ""]) => `import * as ${name} from ${JSON.stringify(from)};`),
    `let ${exported.map(exportVariable).join(", ")};`,
    "(() => {",
    code
      .replaceAll(REQUIRED, (_, name: string) => `${formerVariable(name)} = 0`)
      .replaceAll(EXPORT, (_, name: string) => exportVariable(name)),
    "})();",
    `export { ${exported.map((name) => `${exportVariable(name)} as ${name}`).join(", ")} };`,
  ].join("\n");
};
