import { z } from "zod";

const COMPONENT = z.looseObject({
  "bom-ref": z.string(),
  name: z.string(),
  version: z.string(),
  properties: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
});

const DEPENDENCY = z.object({ ref: z.string(), dependsOn: z.array(z.string()).default([]) });

const BOM = z.looseObject({
  bomFormat: z.literal("CycloneDX"),
  metadata: z.looseObject({ component: z.looseObject({ "bom-ref": z.string(), name: z.string() }) }),
  components: z.array(COMPONENT),
  dependencies: z.array(DEPENDENCY),
});

export type Bom = z.output<typeof BOM>;

type Versions = Readonly<Record<string, string>>;

export type PackageManifest = {
  readonly name: string;
  readonly dependencies: Versions;
  readonly optionalDependencies: Versions;
};

const DEVELOPMENT = "cdx:npm:package:development";

const isDevelopment = ({ properties }: Bom["components"][number]): boolean =>
  properties.some(({ name, value }) => name === DEVELOPMENT && value === "true");

/** The bill of materials without development packages; the root has the package's name, not that of its folder. */
export const productionBom = (text: string, { name }: Pick<PackageManifest, "name">): Bom => {
  const bom = BOM.parse(JSON.parse(text));
  const { component } = bom.metadata;
  const components = bom.components.filter((candidate) => !isDevelopment(candidate));
  const refs = new Set([component["bom-ref"], ...components.map((entry) => entry["bom-ref"])]);
  const dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((target) => refs.has(target)) }));
  return { ...bom, metadata: { ...bom.metadata, component: { ...component, name } }, components, dependencies };
};

/** Direct dependencies, as `name@version`, that the bill of materials lacks in exactly this version. */
export const missingDependencies = (
  { components }: Pick<Bom, "components">,
  { dependencies, optionalDependencies }: Omit<PackageManifest, "name">,
): readonly string[] => {
  const present = new Set(components.map(({ name, version }) => `${name}@${version}`));
  return Object.entries({ ...dependencies, ...optionalDependencies })
    .map(([name, version]) => `${name}@${version}`)
    .filter((dependency) => !present.has(dependency));
};
