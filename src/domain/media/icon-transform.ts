/** A drawing with its view box, and how it is turned. */
export type IconDrawing = {
  readonly body: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Quarter turns clockwise. */
  readonly rotate: number;
  readonly hFlip: boolean;
  readonly vFlip: boolean;
};

/** Flips about the middle of the view box, then rotates. */
const flip = ({ left, top, width, height, hFlip, vFlip }: IconDrawing): readonly string[] => [
  ...(hFlip ? [`translate(${2 * left + width} 0) scale(-1 1)`] : []),
  ...(vFlip ? [`translate(0 ${2 * top + height}) scale(1 -1)`] : []),
];

/** Rotates the view box and moves it to 0 0. */
const rotateToOrigin = ({ left, top, width, height, rotate }: IconDrawing): string | null => {
  switch (((rotate % 4) + 4) % 4) {
    case 1:
      return `translate(${top + height} ${-left}) rotate(90)`;
    case 2:
      return `translate(${left + width} ${top + height}) rotate(180)`;
    case 3:
      return `translate(${-top} ${left + width}) rotate(-90)`;
    default:
      return left === 0 && top === 0 ? null : `translate(${-left} ${-top})`;
  }
};

/** The drawing as it is displayed, in a view box from 0 0. */
export const transformIcon = (drawing: IconDrawing) => {
  const { body, width, height, rotate } = drawing;
  const size = rotate % 2 === 0 ? { width, height } : { width: height, height: width };
  const transforms = [rotateToOrigin(drawing), ...flip(drawing)].filter((transform) => transform !== null);
  return { body: transforms.length === 0 ? body : `<g transform="${transforms.join(" ")}">${body}</g>`, ...size };
};
