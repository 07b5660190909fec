import { expect, test } from "vitest";
import { aModel } from "../../../../tests/builders/live-sections.ts";
import { toModelView } from "./model-view.ts";

const configure = (overrides: object, configurators: readonly string[]) =>
  toModelView({
    model: aModel(1, "puma", overrides),
    title: "Ford Puma",
    priceSuffix: "TTC",
    words: { title: null, text: null, image: null },
    lease: null,
    hosts: { configurators: [...configurators] },
    steps: [],
    story: null,
  }).configure;

const VERSIONS = [{ name: "Titanium", fuel: "petrol" }];
const URL = "https://configure.example/puma";

const TO_VERSIONS = { href: "#configurateur", label: "Configurer ce modèle", isExternal: false };

test("links to a configurator on a host of the settings only, and names the host", () => {
  expect(configure({ configurator_url: URL, versions: VERSIONS }, ["configure.example"])).toEqual({
    href: URL,
    label: "Configurer ce modèle sur configure.example",
    isExternal: true,
  });
  expect(configure({ configurator_url: URL, versions: VERSIONS }, ["other.example"])).toEqual(TO_VERSIONS);
  expect(configure({ configurator_url: URL }, [])).toBeNull();
});

test("links to the versions, which an adviser configures", () => {
  expect(configure({ versions: VERSIONS }, [])).toEqual(TO_VERSIONS);
  expect(configure({}, [])).toBeNull();
});
