export { Thumb, type PictureSource, type ThumbProps } from './Thumb';
