import { use, type HTMLAttributes, type ReactNode, type Ref } from "react";
import { AnchorContext } from "../../../ui/link/link.tsx";
import { ListHrefsContext, ServerListsContext } from "../shortlist/index.ts";
import { FragmentCacheContext } from "./fragment-cache.ts";

type CachedChildrenProps = HTMLAttributes<HTMLElement> & {
  readonly as: "footer" | "header";
  /** States all that the children are made from, beside `owner`. */
  readonly cacheKey: () => string;
  /** An object that the children are made from. */
  readonly owner: object;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLElement>;
};

/**
 * An element whose children the server renders once for all pages that have them, except the pages of one visitor. They are rendered by themselves: they
 * neither read other contexts than links and lists, nor use `useId`, nor preload a picture.
 */
export const CachedChildren = ({ as: Element, cacheKey, owner, children, ...attributes }: CachedChildrenProps) => {
  const cache = use(FragmentCacheContext);
  const anchor = use(AnchorContext);
  const lists = use(ListHrefsContext);
  const isOfOneVisitor = use(ServerListsContext) !== null;
  if (!import.meta.env.SSR || isOfOneVisitor || cache === null) return <Element {...attributes}>{children}</Element>;
  const part = (
    <AnchorContext value={anchor}>
      <ListHrefsContext value={lists}>{children}</ListHrefsContext>
    </AnchorContext>
  );
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: cache.htmlOf(cacheKey(), part, owner) }} />;
};
