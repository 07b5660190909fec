import type { DeliverableContent } from "#application/content/ports.ts";
import {
  type ContentFieldKind,
  type ContentFieldKinds,
  PAGE_FIELDS,
  type RawStory,
  SECTION_FIELDS,
  SHELL_FIELDS,
  SHELL_SLUG,
  stableUuid,
} from "#domain/content/index.ts";
import { createDerivedCache, isRecord } from "#domain/shared/index.ts";
import { TRANSLATION_MARK } from "../languages.ts";
import {
  createStoryIndex,
  describeAsset,
  type StoryIndex,
  toAsset,
  toFileUrl,
  toLinkAttributes,
  toLinkObject,
} from "./link-objects.ts";

type Fields = Readonly<Record<string, unknown>>;

type BlockKind = Extract<ContentFieldKind, { readonly type: "block" }>;

/** Where a value is: `path` in the space; `component`: of a block there that names none. */
type Place = { readonly path: string; readonly component: string; readonly index: StoryIndex };

/** The field that a translation translates. */
const untranslated = (name: string): string => name.split(TRANSLATION_MARK, 1)[0] ?? name;

const deliverFields = (value: Fields, fields: ContentFieldKinds, place: Place): Fields =>
  Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const original = untranslated(name);
      const kind = Object.hasOwn(fields, original) ? fields[original] : undefined;
      if (kind === undefined) return [name, field];
      const component = place.component === "" ? original : `${place.component}_${original}`;
      return [name, deliverField(field, kind, { ...place, path: `${place.path}.${name}`, component })];
    }),
  );

/** A block with its component and id, which files leave out where only one kind of block is possible. */
const deliverBlock = (value: unknown, kind: BlockKind, place: Place): unknown => {
  if (!isRecord(value)) return value;
  // A plugin of a button names its component as type.
  const names = [value["component"], value["type"], kind.component];
  const component = names.find((name) => typeof name === "string") ?? place.component;
  return {
    _uid: stableUuid(`block ${place.path}`),
    component,
    ...deliverFields(value, kind.fields, { ...place, component }),
  };
};

const deliverReference = (value: unknown, to: keyof StoryIndex["uuidOf"], { uuidOf }: StoryIndex): unknown =>
  typeof value === "string" ? (uuidOf[to](value) ?? value) : value;

const deliverList = (value: readonly unknown[], kind: ContentFieldKind, place: Place): readonly unknown[] =>
  value.map((item, position) => deliverField(item, kind, { ...place, path: `${place.path}.${position}` }));

const deliverSections = (value: unknown, place: Place): unknown =>
  Array.isArray(value)
    ? value.map((section, position) => {
        if (!isRecord(section)) return section;
        const component = String(section["component"]);
        const fields = Object.hasOwn(SECTION_FIELDS, component) ? SECTION_FIELDS[component] : undefined;
        return fields
          ? deliverFields(section, fields, { ...place, path: `${place.path}.${position}`, component })
          : section;
      })
    : value;

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
const toDeliveredRichText = (value: unknown, parts: RichTextParts): unknown => {
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

const deliverField = (value: unknown, kind: ContentFieldKind, place: Place): unknown => {
  switch (kind.type) {
    case "plain":
      return value;
    case "link":
      return toLinkObject(value, place.index);
    case "picture":
      return toAsset(value, place.index.siteUrl);
    case "rich-text":
      return toDeliveredRichText(value, { index: place.index, toBlocks: (blocks) => deliverSections(blocks, place) });
    case "reference":
      return deliverReference(value, kind.to, place.index);
    case "list":
      return Array.isArray(value) ? deliverList(value, kind.item, place) : value;
    case "block": {
      if (Array.isArray(value)) return deliverList(value, kind, place);
      const block = deliverBlock(value, kind, place);
      return kind.isSingle && isRecord(value) ? [block] : block;
    }
  }
};

const deliverStory = (story: RawStory, index: StoryIndex): RawStory => {
  const { full_slug: slug, content } = story;
  const place = { path: slug, component: "", index };
  const fields = deliverFields(content, slug === SHELL_SLUG ? SHELL_FIELDS : PAGE_FIELDS, place);
  const body = deliverSections(content["body"], { ...place, path: `${slug}.body` });
  return { ...story, content: { ...content, ...fields, body } };
};

const deliveredStories = createDerivedCache<readonly RawStory[], readonly RawStory[]>();

/**
 * The stories of the files with the field types of the content service: links, assets and rich text as objects, blocks
 * with component and id in lists, and the uuids of the stories that a field refers to. Converted once while the stories
 * are the same.
 */
export const deliverContent = (content: DeliverableContent): DeliverableContent => {
  const { stories, locationFolders, space } = content;
  const inputs = [locationFolders.join(" "), space.domain];
  const delivered = deliveredStories(stories, inputs, () => {
    const index = createStoryIndex(content);
    return stories.map((story) => deliverStory(story, index));
  });
  return { ...content, stories: delivered };
};
