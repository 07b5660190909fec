// What a program needs of `openapi-fetch` while it runs. A call that the site's own description does not have is an error.

type Call = {
  readonly params?: {
    readonly path?: Readonly<Record<string, string>>;
    readonly query?: Readonly<Record<string, string | number | readonly string[]>>;
  };
  readonly body?: object;
};

type Description = {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly parameters?: readonly { readonly name: string }[] }>>>
  >;
};

type Client = { readonly baseUrl: string; readonly headers: Readonly<Record<string, string>> };

const assertDescribed = async (baseUrl: string, method: string, path: string, call: Call): Promise<void> => {
  const { paths } = (await (await fetch(`${baseUrl}/api/v1/openapi.json`)).json()) as Description;
  const operation = paths[path]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`the description has no ${method} ${path}`);
  const described = new Set(operation.parameters?.map(({ name }) => name));
  const unknown = Object.keys({ ...call.params?.path, ...call.params?.query }).filter((name) => !described.has(name));
  if (unknown.length > 0) throw new Error(`${method} ${path} is described without ${unknown.join(", ")}`);
};

const addressOf = (path: string, { params }: Call): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params?.path?.[name] ?? "");
  const query = Object.entries(params?.query ?? {}).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)]),
  );
  return `${filled}?${new URLSearchParams(query)}`;
};

const createClient = ({ baseUrl, headers }: Client) => {
  const send =
    (method: string) =>
    async (path: string, call: Call = {}) => {
      await assertDescribed(baseUrl, method, path, call);
      const response = await fetch(baseUrl + addressOf(path, call), {
        method,
        headers: { ...headers, "content-type": "application/json" },
        ...(call.body && { body: JSON.stringify(call.body) }),
      });
      const answer: unknown = await response.json();
      return response.ok ? { response, data: answer } : { response, error: answer };
    };
  return { GET: send("GET"), POST: send("POST") };
};

export default createClient;
