/** Hosts of configurators, which do not exist, by make. The settings allow links to them: `hosts.configurators`. */
const HOSTS: Readonly<Record<string, string>> = {
  ford: "configurateur.ford.example",
  hyundai: "configurateur.hyundai.example",
  volvo: "configurateur.volvo.example",
};

/** The configurator of a model (`brand/slug`); null for a make without one. */
export const configuratorUrl = (model: string): string | null => {
  const [brand = "", slug = ""] = model.split("/");
  const host = HOSTS[brand];
  return host === undefined ? null : `https://${host}/${slug}`;
};
