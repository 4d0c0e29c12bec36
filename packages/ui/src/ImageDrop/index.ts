export { ImageDrop, type ImageDropProps } from './ImageDrop';
export { pictureProblem, type PictureRules, usePickedImage } from './usePickedImage';
