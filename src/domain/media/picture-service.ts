import type { PictureFormat } from "./rendition.ts";
import type { PictureRequest } from "./picture-address.ts";

/** `immutable`: the content of the address never changes. */
export type RenderedPicture = {
  readonly kind: "picture";
  readonly bytes: Uint8Array;
  readonly format: PictureFormat;
  readonly etag: string;
  readonly immutable: boolean;
};

/**
 * `missing`: no such asset, or its host does not deliver it. `refused`: the host is not allowed, or the file is not a
 * picture within the limits. `busy`: too many pictures are being rendered.
 */
export type PictureResult =
  | RenderedPicture
  | { readonly kind: "missing" }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "busy" };

/** `accepts`: formats that the browser accepts, limited to those served without an explicit request. */
export type PictureService = (request: PictureRequest, accepts: readonly PictureFormat[]) => Promise<PictureResult>;
