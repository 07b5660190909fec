import { isNestedTooDeeply } from "#domain/content/index.ts";
import { isRecord } from "#domain/shared/index.ts";

/** Lists of stories in an answer; `rels` and `links` are those that others refer to. */
const LISTS = ["stories", "rels", "links"] as const;

const nameOf = (story: unknown): string => String(isRecord(story) ? (story["full_slug"] ?? story["uuid"]) : "");

/**
 * The answer without stories that are nested too deeply: the service's client would exceed the stack, and none of the
 * others would arrive. Null for an answer about such a story alone. The same object where there is none.
 */
export const withoutDeepStories = (body: unknown, onDropped: (story: string) => void): unknown => {
  if (!isRecord(body)) return body;
  const isShallow = (story: unknown): boolean => {
    const isDeep = isNestedTooDeeply(story);
    if (isDeep) onDropped(nameOf(story));
    return !isDeep;
  };
  if (body["story"] !== undefined && !isShallow(body["story"])) return null;
  return LISTS.reduce((current, name) => {
    const stories = current[name];
    if (!Array.isArray(stories)) return current;
    const shallow = stories.filter(isShallow);
    return shallow.length === stories.length ? current : { ...current, [name]: shallow };
  }, body);
};
