import { storedPictureAddress } from "#domain/media/index.ts";
import { err, type Result } from "#domain/shared/index.ts";
import type { FeedPictureFiles } from "../media/ports.ts";
import {
  findChangeable,
  type OverrideDependencies,
  type OverrideOutcome,
  type OverrideRefusal,
  type OverrideRequest,
  overrideVehicle,
} from "./override-vehicle.ts";

type PictureRequest = Pick<OverrideRequest, "reference" | "by" | "until" | "why"> & { readonly bytes: Uint8Array };

/** `picture`: the bytes are no picture within the limits; `reason` is a sentence. */
export type PictureRefusal = OverrideRefusal | { readonly type: "picture"; readonly reason: string };

/** Shows a picture before those of the vehicle's feed. A refused request leaves no file. */
export const pictureVehicle = async (
  deps: OverrideDependencies & { readonly files: Pick<FeedPictureFiles, "save"> },
  { bytes, ...request }: PictureRequest,
): Promise<Result<OverrideOutcome, PictureRefusal>> => {
  const found = await findChangeable(deps, request, true);
  if (!found.ok) return found;
  const picture = await deps.files.save(bytes);
  if (!picture.ok) return err({ type: "picture", reason: picture.error });
  const set = [{ field: "picture", value: storedPictureAddress(picture.value.hash) }] as const;
  return overrideVehicle(deps, { ...request, set, lift: [], force: false });
};
