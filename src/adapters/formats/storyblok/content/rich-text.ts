import { isRecord } from "#domain/shared/index.ts";
import { describeAsset, toFileUrl } from "./assets.ts";
import { toLinkAttributes } from "./link-objects.ts";
import type { StoryIndex } from "./story-index.ts";

type Attributes = Readonly<Record<string, unknown>>;

type RichTextParts = {
  readonly index: StoryIndex;
  /** Delivers the sections within a text. */
  readonly toBlocks: (blocks: unknown) => unknown;
};

const toAttributes = (type: unknown, attrs: Attributes, { index, toBlocks }: RichTextParts): Attributes => {
  const { href, src } = attrs;
  if (type === "link" && typeof href === "string" && !("linktype" in attrs))
    return { ...attrs, ...toLinkAttributes(href, index) };
  if (type === "image" && typeof src === "string")
    return { ...attrs, src: toFileUrl(src, index.siteUrl), ...describeAsset(src, attrs) };
  return type === "blok" && "body" in attrs ? { ...attrs, body: toBlocks(attrs["body"]) } : attrs;
};

/** Rich text with the links and pictures of the content service. */
export const toDeliveredRichText = (value: unknown, parts: RichTextParts): unknown => {
  if (Array.isArray(value)) return value.map((child) => toDeliveredRichText(child, parts));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      name === "attrs" && isRecord(child)
        ? toAttributes(value["type"], child, parts)
        : toDeliveredRichText(child, parts),
    ]),
  );
};
