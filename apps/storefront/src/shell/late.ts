// The shell's late parts in one file: every page has all of them, and asked for one by one they come later.
export { default as Notes } from './Notes';
export { default as PageFoot } from './PageFoot';
export { default as Toasts } from './Toasts';
