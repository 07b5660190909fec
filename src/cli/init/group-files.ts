import { posix } from "node:path";
import type { CatalogueKind } from "#application/imports/index.ts";
import type { Answers } from "./answers.ts";
import { pageFiles } from "./page-files.ts";
import { catalogueSchemaName, groupSchemas, schemaNameOf, schemaText } from "./schemas.ts";
import { brandFileText, settingsFileText } from "./settings-file.ts";

type Files = Readonly<Record<string, string>>;

/** Folder of the JSON Schemas in a group's folder. */
export const SCHEMA_FOLDER = "schemas";

const relativeSchema = (path: string, name: string): string =>
  posix.relative(posix.dirname(path), posix.join(SCHEMA_FOLDER, name));

/** The YAML file with the line by which editors find its schema. */
const withSchema = ([path, text]: readonly [string, string]): readonly [string, string] => {
  const name = path.endsWith(".yaml") ? schemaNameOf(path) : null;
  return [path, name === null ? text : `# yaml-language-server: $schema=${relativeSchema(path, name)}\n${text}`];
};

/** Objects without which a site has little to show: a new group writes its own. */
const FIRST_KINDS = ["brands", "locations"] as const satisfies readonly CatalogueKind[];

const emptyList = (kind: CatalogueKind): readonly [string, string] => {
  const path = `catalogue/${kind}.json`;
  return [path, `{\n  "$schema": "${relativeSchema(path, catalogueSchemaName(kind))}",\n  "${kind}": []\n}\n`];
};

/** Visual Studio Code checks files by it that do not name a schema, and takes long texts for Markdown. */
const EDITOR_SETTINGS = {
  "yaml.customTags": ["!markdown scalar"],
  "yaml.schemas": {
    [`./${SCHEMA_FOLDER}/settings.schema.json`]: "settings/*.yaml",
    [`./${SCHEMA_FOLDER}/page.schema.json`]: ["content/**/*.yaml", "!content/shell*.yaml", "!content/**/*.*.yaml"],
  },
};

/** JSON Schemas by which editors complete and check the files of a group, by their path in its folder. */
export const schemaFiles = (): Files =>
  Object.fromEntries([...groupSchemas()].map(([name, schema]) => [`${SCHEMA_FOLDER}/${name}`, schemaText(schema)]));

/** The files of a new group, by their path in its folder. `day`: on which it is made, `YYYY-MM-DD`. */
export const groupFiles = (answers: Answers, day: string): Files => {
  const written = Object.entries({
    [`settings/${answers.country.toLowerCase()}.yaml`]: settingsFileText(answers),
    "brand.yaml": brandFileText(answers),
    ...Object.fromEntries(Object.entries(pageFiles(answers, day)).map(([name, text]) => [`content/${name}`, text])),
  });
  return {
    ...Object.fromEntries([...written.map(withSchema), ...FIRST_KINDS.map(emptyList)]),
    ".vscode/settings.json": `${JSON.stringify(EDITOR_SETTINGS, null, 2)}\n`,
    ...schemaFiles(),
  };
};
