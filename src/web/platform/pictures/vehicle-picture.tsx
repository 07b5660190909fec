import { plateTransform, type StudioShape, type StudioView } from "#domain/vehicles/index.ts";
import { Photo } from "../../../ui/photo/photo.tsx";
import { pictureStrings as strings } from "./picture-strings.ts";
import { responsiveImage } from "./responsive-image.ts";
import { preloadGalleryMask, preloadMask } from "./preload-mask.ts";
import { studioSrcSet, studioUrl, type Picture } from "./picture.ts";

const PLATE_ID = "plaque";

const MAX_LETTERS = 9;

/** In units of a plate, which is 100 wide. */
const LETTER_WIDTH = 13;
const MAX_TEXT_WIDTH = 88;

/** The first word of a group's name, as it stands on the plates of drawn cars. */
const plateText = (groupName: string): string =>
  (groupName.match(/[\p{L}\d]+/u)?.[0] ?? "").slice(0, MAX_LETTERS).toUpperCase();

/** Once in each page: the text of all its plates. */
export const PlateText = ({ groupName }: { readonly groupName: string }) => {
  const text = plateText(groupName);
  return (
    <svg width="0" height="0" className="plate-text" aria-hidden="true">
      <defs>
        <text
          id={PLATE_ID}
          y="6.8"
          textAnchor="middle"
          textLength={Math.min(text.length * LETTER_WIDTH, MAX_TEXT_WIDTH)}
        >
          {text}
        </text>
      </defs>
    </svg>
  );
};

/** The text on the plate of a drawn car; nothing where its view has none. */
export const Plate = ({ shape, view }: { readonly shape: StudioShape; readonly view: StudioView }) => {
  const transform = plateTransform(shape, view);
  return (
    transform !== null && (
      <svg viewBox="0 0 1920 1280" preserveAspectRatio="xMidYMid slice" className="plate" aria-hidden="true">
        <use href={`#${PLATE_ID}`} transform={transform} />
      </svg>
    )
  );
};

type VehiclePictureProps = {
  readonly picture: Picture;
  readonly view?: StudioView;
  /** Value of the `sizes` attribute. */
  readonly sizes: string;
  readonly eager?: boolean;
  /** True in galleries, whose style sheet has the masks of large fronts. */
  readonly large?: boolean;
  /** Too small for words: a drawing does not say that it is one, and its plate is blank. */
  readonly isThumbnail?: boolean;
  /** Maximum width of a studio file, in pixels; by default the largest one is offered too. */
  readonly maxWidth?: number;
};

const DIMENSIONS = { width: 960, height: 640 };

/** Below a generated picture of a vehicle. */
export const DrawingLabel = () => <span className="drawing-label">{strings.drawing}</span>;

const Drawing = (props: VehiclePictureProps & { readonly picture: Extract<Picture, { readonly kind: "studio" }> }) => {
  const { picture, view = "front", sizes, eager = false, large = false, isThumbnail = false, maxWidth } = props;
  if (eager) {
    if (large) preloadGalleryMask({ shape: picture.shape, view });
    else preloadMask({ shape: picture.shape, view, large: false });
  }
  return (
    <span className="drawing">
      <img
        {...DIMENSIONS}
        alt={picture.alt}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        src={studioUrl(picture.shape, view, 960)}
        srcSet={studioSrcSet(picture.shape, view, maxWidth)}
        sizes={sizes}
        className={`vehicle-picture paint-${picture.color} cut-out`}
      />
      {!isThumbnail && (
        <>
          <Plate shape={picture.shape} view={view} />
          <DrawingLabel />
        </>
      )}
    </span>
  );
};

/** A photograph, or a drawing that says that it is one. */
export const VehiclePicture = (props: VehiclePictureProps) => {
  const { picture, sizes, eager = false } = props;
  if (picture.kind === "studio") return <Drawing {...props} picture={picture} />;
  const source = { ...DIMENSIONS, ...responsiveImage({ src: picture.url }, "photo") };
  return <Photo source={source} alt={picture.alt} sizes={sizes} eager={eager} className="vehicle-picture studio" />;
};
