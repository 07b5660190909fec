import { plateTransform, type StudioShape, type StudioView } from "#domain/vehicles/index.ts";

const PLATE_ID = "plaque";

const MAX_LETTERS = 9;

/** In units of a plate, which is 100 wide. */
const LETTER_WIDTH = 13;
const MAX_TEXT_WIDTH = 88;

/** The first word of a group's name, as it stands on the plates of drawn cars. */
export const plateText = (groupName: string): string =>
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
