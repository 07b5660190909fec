/** The manifest of a build, as the site serves it. */
export type Manifest = {
  readonly id: string;
  readonly routes: readonly {
    readonly id: string;
    readonly path: string;
    readonly payload: boolean;
    readonly files: readonly string[];
  }[];
  readonly forms: readonly string[];
  readonly personal: readonly string[];
  readonly prerendered: readonly string[];
};

/** The manifest of the build that the site serves. */
export const readManifest = async (url: string): Promise<Manifest> => {
  const { id } = (await (await fetch(`${url}/builds/latest.json`)).json()) as { readonly id: string };
  return (await (await fetch(`${url}/builds/meta/${id}.json`)).json()) as Manifest;
};
