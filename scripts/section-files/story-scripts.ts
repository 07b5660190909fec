import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { locationOfStory } from "../../src/domain/site/index.ts";
import { stylesOrScriptsOf } from "../../src/web/sections/section-styles.ts";

/** Names of the scripts and style sheets that a page has together: those of its sections. */
export type StoryScripts = { readonly isLocation: boolean; readonly scripts: readonly string[] };

const EXTENSION = /(?:[.]\w+)?[.]yaml$/;
const COMPONENT = /\bcomponent: "?(\w+)/g;

/** Every page of a location has its team. */
const LOCATION_SECTIONS = ["team"];

/** One set for each way to choose a script of every section: a field decides which one a section needs. */
const combinationsOf = (choices: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  choices.reduce<readonly (readonly string[])[]>(
    (sets, choice) => (choice.length === 0 ? sets : sets.flatMap((set) => choice.map((script) => [...set, script]))),
    [[]],
  );

/** The scripts and style sheets of the story with this slug and this text. */
export const storyScriptsOf = (slug: string, yaml: string): readonly StoryScripts[] => {
  const isLocation = locationOfStory(slug) !== null;
  const components = new Set([
    ...(isLocation ? LOCATION_SECTIONS : []),
    ...Array.from(yaml.matchAll(COMPONENT), ([, component = ""]) => component),
  ]);
  return combinationsOf([...components].map(stylesOrScriptsOf)).map((scripts) => ({ isLocation, scripts }));
};

/** The scripts and style sheets of each story of a content folder, of all markets. */
export const readStoryScripts = (folder: string): readonly StoryScripts[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => EXTENSION.test(name))
    .flatMap((name) => storyScriptsOf(name.replace(EXTENSION, ""), readFileSync(join(folder, name), "utf8")));
