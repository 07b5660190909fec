import { expect, test } from "vitest";
import { aModel } from "../../../../tests/builders/live-sections.ts";
import { toModelView } from "./model-view.ts";

const configureHref = (overrides: object, configurators: readonly string[]) =>
  toModelView({
    model: aModel(1, "puma", overrides),
    title: "Ford Puma",
    lease: null,
    settings: { hosts: { configurators: [...configurators] } },
    crumbs: [],
    steps: [],
    story: null,
  }).configureHref;

const VERSIONS = [{ name: "Titanium", fuel: "petrol" }];
const URL = "https://configure.example/puma";

test("links to a configurator on a host of the settings only", () => {
  expect(configureHref({ configurator_url: URL }, ["configure.example"])).toBe(URL);
  expect(configureHref({ configurator_url: URL, versions: VERSIONS }, ["other.example"])).toBe("#versions");
  expect(configureHref({ configurator_url: URL }, [])).toBeNull();
});

test("links to the versions, which an adviser configures", () => {
  expect(configureHref({ versions: VERSIONS }, [])).toBe("#versions");
  expect(configureHref({}, [])).toBeNull();
});
