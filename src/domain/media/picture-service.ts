import type { PictureFormat } from "./rendition.ts";
import type { PictureRequest } from "./picture-address.ts";

/** A picture's bytes in one format. `lasting`: its address never shows anything else. */
export type MadePicture = {
  readonly kind: "picture";
  readonly bytes: Uint8Array;
  readonly format: PictureFormat;
  readonly etag: string;
  readonly lasting: boolean;
};

/**
 * What becomes of a request. `missing`: no such asset, or its host does not give it. `refused`: the host is not allowed,
 * or the file is no picture within the limits. `busy`: too much is being made already.
 */
export type PictureAnswer =
  | MadePicture
  | { readonly kind: "missing" }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "busy" };

/** `accepts`: the formats the browser takes, of those that it may be given unasked. */
export type PictureService = (request: PictureRequest, accepts: readonly PictureFormat[]) => Promise<PictureAnswer>;
