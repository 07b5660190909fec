import { err, ok, type Result } from "../shared/index.ts";
import type { DeliverableContent, Found, NotFound } from "./content.ts";
import { languagesOf } from "./languages.ts";
import { linkList, oneLink } from "./links.ts";
import { datasourceEntryList, datasourceList, oneDatasource, tagList } from "./lists.ts";
import { unknownParameters } from "./parameters.ts";
import { oneStory, storyList } from "./stories.ts";

/** What a token opens: what is published, or drafts too; null: nothing. */
export type Access = "published" | "drafts" | null;

export type DeliveryRequest = {
  /** What follows `/v2/cdn/`, decoded: `stories`, `stories/services/financement`, `spaces/me`. */
  readonly path: string;
  readonly parameters: URLSearchParams;
  readonly access: Access;
};

/** An answer and what it may be kept for: `version`: for as long as `cv` holds; `never`. */
export type DeliveryAnswer =
  | ({ readonly status: 200; readonly keep: "version" | "never" } & Found)
  /** The same address with these parameters. */
  | { readonly status: 301; readonly parameters: URLSearchParams }
  | { readonly status: 401 | 404 | 422; readonly body: unknown };

const UNAUTHORIZED: DeliveryAnswer = { status: 401, body: { error: "Unauthorized" } };

const failed = (reason: NotFound): DeliveryAnswer =>
  reason === null
    ? { status: 404, body: ["This record could not be found"] }
    : { status: 422, body: { error: `Parameter(s) ${reason.refused.join(", ")} not allowed` } };

const currentSpace = ({ space, version, stories }: DeliverableContent): Found => ({
  body: { space: { ...space, version, language_codes: [...languagesOf(stories)].sort() } },
});

const find = (content: DeliverableContent, { path, parameters }: DeliveryRequest): Result<Found, NotFound> => {
  const [resource = "", ...rest] = path.split("/").filter((part) => part !== "");
  const name = rest.join("/");
  const isList = name === "";
  if (resource === "stories") return isList ? storyList(content, parameters) : oneStory(content, parameters, name);
  if (resource === "links") return isList ? ok(linkList(content, parameters)) : oneLink(content, parameters, name);
  if (resource === "datasources")
    return isList ? ok(datasourceList(content, parameters)) : oneDatasource(content, name);
  if (resource === "datasource_entries" && isList) return ok(datasourceEntryList(content, parameters));
  if (resource === "tags" && isList) return ok(tagList(content, parameters));
  if (resource === "spaces" && name === "me") return ok(currentSpace(content));
  return err(null);
};

const isCacheVersion = (text: string | null, current: number): boolean =>
  text === String(current) || (text !== null && /^[1-9]\d{0,15}$/.test(text));

const withVersion = (parameters: URLSearchParams, version: number): URLSearchParams => {
  const all = new URLSearchParams([...parameters]);
  all.set("cv", String(version));
  return all;
};

/**
 * The content delivery API's answer. Drafts need a token for drafts; a request for what is published that bears no `cv`
 * is sent to the one that does. `contentOf` gives what is published, or with drafts too.
 * Source: https://www.storyblok.com/docs/api/content-delivery/v2
 */
export const answerDelivery = (
  request: DeliveryRequest,
  contentOf: (asked: { readonly draft: boolean }) => DeliverableContent,
): DeliveryAnswer => {
  const { path, parameters, access } = request;
  const draft = parameters.get("version") === "draft";
  if (access === null || (draft && access !== "drafts")) return UNAUTHORIZED;
  const refused = unknownParameters(parameters);
  if (refused.length > 0) return failed({ refused });
  const content = contentOf({ draft });
  const isOfTheMoment = draft || path.startsWith("spaces/");
  if (!isOfTheMoment && !isCacheVersion(parameters.get("cv"), content.version)) {
    return { status: 301, parameters: withVersion(parameters, content.version) };
  }
  const found = find(content, request);
  if (!found.ok) return failed(found.error);
  const isCurrent = parameters.get("cv") === String(content.version) && !path.startsWith("datasource");
  return { status: 200, keep: isCurrent && !isOfTheMoment ? "version" : "never", ...found.value };
};
