import { createHash } from "node:crypto";
import { constants, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FeedPictureFiles } from "#application/media/ports.ts";
import { ORIGINAL_RENDITION, storedPicturePath } from "#domain/media/index.ts";
import { err, ok } from "#domain/shared/index.ts";
import { writeFileAtomically } from "../platform/files/atomic-file.ts";
import { canAccess } from "../platform/files/can-access.ts";
import { findUnusablePath } from "../platform/usable-path.mjs";
import { readPictureMetadata, render } from "./render.ts";

/** High, because pages show renditions of the stored picture. */
const STORED_QUALITY = 88;

/** Saves a file atomically under the SHA-256 of its content and returns the hash. */
const saveFile = async (folder: string, bytes: Uint8Array): Promise<string> => {
  const hash = createHash("sha256").update(bytes).digest("hex");
  const path = join(folder, storedPicturePath(hash));
  await mkdir(dirname(path), { recursive: true });
  await writeFileAtomically(path, bytes);
  return hash;
};

/** Pictures of feeds as WebP files below the folder of the site's own pictures. */
export const createFeedPictureFolder = (folder: string): FeedPictureFiles => ({
  async save(bytes) {
    const picture = await render(bytes, { ...ORIGINAL_RENDITION, quality: STORED_QUALITY }, "webp");
    if (!picture.ok) return err(picture.error);
    const metadata = await readPictureMetadata(picture.value);
    if (metadata === null) return err("what came is no picture");
    const hash = await saveFile(folder, picture.value);
    return ok({ hash, bytes: picture.value.byteLength, ...metadata });
  },
  remove: (hash) => rm(join(folder, storedPicturePath(hash)), { force: true }),
  findProblem: () => findUnusablePath(folder),
  has: (hash) => canAccess(join(folder, storedPicturePath(hash)), constants.R_OK),
});
