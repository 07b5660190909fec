/** A link that a visitor follows. */
export type Step = {
  readonly name: string;
  /** Path of the page that it is on. */
  readonly from: string;
  /** The first visible match is followed. */
  readonly link: string;
};

/** Frequent steps of visitors. `vehicle`: path of a vehicle with a test drive. */
export const siteSteps = (vehicle: string): readonly Step[] => [
  { name: "home to the stock", from: "/", link: 'a[href="/stock"]' },
  { name: "stock to a vehicle", from: "/stock", link: "main a.card-link" },
  { name: "vehicle to the test drive", from: vehicle, link: `main a[href="${vehicle}/essai-routier"]` },
  { name: "home to the offers", from: "/", link: 'a[href="/private-lease"]' },
  { name: "offers to an offer", from: "/private-lease", link: 'main a[href^="/private-lease/"]' },
  { name: "models to a model", from: "/ford/tous-les-modeles", link: 'main a[href="/ford/puma"]' },
  { name: "locations to a location", from: "/concessions", link: 'main a[href^="/concessions/"]' },
];

/** A step from `name=path>selector`, for another site. Throws if the format differs. */
export const parseStep = (text: string): Step => {
  const [, name, from, link] = /^([^=]+)=([^>]+)>(.+)$/.exec(text) ?? [];
  if (name === undefined || from === undefined || link === undefined)
    throw new Error(`--step "${text}" is not name=path>selector`);
  return { name, from, link };
};
